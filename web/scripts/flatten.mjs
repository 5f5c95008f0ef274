// What a style sheet says of a drawing, written into the drawing: typesetters know no style sheets.
import { parse, parseCss } from 'svelte/compiler';
import { evaluate } from './colours.mjs';

/** What SVG knows as attributes, of all that is said in style sheets. */
const DRAWN = new Set(
  `fill fill-opacity stroke stroke-width stroke-opacity stroke-dasharray stroke-dashoffset
   stroke-linejoin stroke-linecap opacity paint-order stop-color stop-opacity font-size font-family
   font-weight font-style text-anchor dominant-baseline transform display`.split(/\s+/),
);
const UNDRAWN = new Set(['title']);

/** The drawing with its styles inside; only what is always so counts, no hover and no media. */
export function flatten(svg, sheets) {
  const rules = shelved(sheets.flatMap(rulesOf));
  const root = parse(svg, { modern: true }).fragment;
  return inside(root, [], new Map(), rules);
}

/** Rules by the class or the name that an element must have for them: few are looked at for each. */
function shelved(rules) {
  const shelves = new Map();
  for (const [order, rule] of rules.entries()) {
    const { selectors } = rule.selector.at(-1);
    const wanted = ['ClassSelector', 'TypeSelector'].flatMap(type =>
      selectors.filter(one => one.type === type).map(({ name }) => `${type} ${name}`),
    );
    const shelf = wanted[0] ?? '';
    shelves.set(shelf, [
      ...(shelves.get(shelf) ?? []),
      { ...rule, order, weight: weightOf(rule.selector) },
    ]);
  }
  return shelves;
}

const shelvesFor = ({ name, attributes }) => [
  '',
  `TypeSelector ${name}`,
  ...(attributes.class ?? '').split(/\s+/).map(one => `ClassSelector ${one}`),
];

/** What stands within an element, or within the whole drawing. */
function inside({ nodes }, line, custom, rules) {
  const elements = nodes.filter(isElement);
  return nodes.map(node => written(node, elements.indexOf(node), line, custom, rules)).join('');
}

const isElement = ({ type }) => type === 'RegularElement' || type === 'TitleElement';

function rulesOf(sheet) {
  const rules = parseCss(sheet).children.filter(({ type }) => type === 'Rule');
  return rules.flatMap(({ prelude, block }) => {
    const said = block.children
      .filter(({ type }) => type === 'Declaration')
      .map(({ property, value }) => [property, value]);
    return prelude.children.map(selector => ({ selector: compounds(selector), said }));
  });
}

const compounds = ({ children }) =>
  children.map(({ combinator, selectors }) => ({ way: combinator?.name ?? ' ', selectors }));

function written(node, index, above, inherited, rules) {
  if (node.type === 'Text') return node.raw.trim() === '' ? '' : node.raw;
  if (!isElement(node) || UNDRAWN.has(node.name)) return '';
  const self = { name: node.name, attributes: attributesOf(node), index };
  const line = [...above, self];
  const said = saidOf(line, rules);
  if (said.get('display') === 'none') return '';
  const custom = new Map(inherited);
  for (const [name, value] of said) if (name.startsWith('--')) custom.set(name, value);
  const drawn = [...said].filter(([name]) => DRAWN.has(name));
  const styles = drawn.map(([name, value]) => [name, plain(evaluate(value, custom))]);
  const kept = Object.entries(self.attributes).filter(([name]) => isKept(name));
  const all = Object.fromEntries([...kept, ...styles]);
  const words = Object.entries(all).map(([name, value]) => ` ${name}="${value}"`);
  return `<${node.name}${words.join('')}>${inside(node.fragment, line, custom, rules)}</${node.name}>`;
}

const isKept = name => !/^(class|style|role|tabindex|data-.*|aria-.*|on.*)$/.test(name);

const attributesOf = ({ attributes }) =>
  Object.fromEntries(attributes.map(({ name, value }) => [name, textOf(value)]));
const textOf = value =>
  value === true
    ? ''
    : [value]
        .flat()
        .map(part => part.raw ?? '')
        .join('');

/** All that is said of an element, the more exact and the later word last. */
function saidOf(line, rules) {
  const heard = shelvesFor(line.at(-1))
    .flatMap(shelf => rules.get(shelf) ?? [])
    .filter(({ selector }) => fits(selector, line))
    .toSorted((a, b) => a.weight - b.weight || a.order - b.order)
    .flatMap(({ said }) => said);
  const own = (line.at(-1).attributes.style ?? '')
    .split(';')
    .map(one => one.split(/:(.*)/s).map(word => word.trim()))
    .filter(([name]) => name);
  return new Map([...heard, ...own].flatMap(([name, value]) => longhand(name, value)));
}

/** `font: italic 600 11px Optima` in its parts. */
function longhand(name, value) {
  if (name !== 'font') return [[name, value]];
  const [, style, weight, size, family] =
    /^(?:(italic) )?(\S+) (\S+?)(?:\/\S+)? (.+)$/s.exec(value) ?? [];
  return [
    ...(style ? [['font-style', style]] : []),
    ['font-weight', weight],
    ['font-size', size],
    ['font-family', family],
  ];
}

function fits(selector, line) {
  const [last, ...before] = selector.toReversed();
  if (!isMeant(last, line)) return false;
  if (before.length === 0) return true;
  const above = line.slice(0, -1);
  const rest = before.toReversed();
  if (last.way === '>') return fits(rest, above);
  return last.way === ' ' && above.some((_, i) => fits(rest, above.slice(0, i + 1)));
}

const isMeant = ({ selectors }, line) => selectors.every(one => isSaidOf(one, line));

function isSaidOf(one, line) {
  const self = line.at(-1);
  if (!self) return false;
  const value = self.attributes[one.name];
  switch (one.type) {
    case 'TypeSelector':
      return one.name === self.name;
    case 'ClassSelector':
      return (self.attributes.class ?? '').split(/\s+/).includes(one.name);
    case 'AttributeSelector':
      return value !== undefined && (one.value === null || one.value === value);
    case 'PseudoClassSelector':
      if (one.name === 'root') return line.length === 1;
      if (one.name === 'first-child') return self.index === 0;
      if (one.name === 'where') return one.args.children.some(part => fits(compounds(part), line));
      return false;
    default:
      return false;
  }
}

const WEIGHTS = { ClassSelector: 100, AttributeSelector: 100, TypeSelector: 1 };
const weightOf = selector =>
  selector
    .flatMap(({ selectors }) => selectors)
    .reduce((sum, { type, name }) => {
      return sum + (name === 'root' ? 100 : (WEIGHTS[type] ?? 0));
    }, 0);

/** Lengths of the style sheet are those of the drawing. */
const plain = value => value.replace(/(\d)px\b/g, '$1').replaceAll('"', "'");
