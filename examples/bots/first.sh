#!/bin/sh
# A bot in another language: it plays the first of the legal moves.
#
#     theomachy arena storm --bots 'program:sh examples/bots/first.sh,random' --games 20
while read -r line; do
    case "$line" in
    '{"type":"hello"'*) echo '{"type":"ready","protocol":1}' ;;
    '{"type":"choose"'*)
        move=${line#*'"legal":["'}
        printf '{"type":"move","move":"%s"}\n' "${move%%\"*}"
        ;;
    '{"type":"bye"'*) exit ;;
    esac
done
