/** A text as a word of a link, and back. */

const CHUNK = 0x8000;

const inLetters = (bytes: Uint8Array): string => {
  let letters = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    letters += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

const inBytes = (word: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(word.replaceAll('-', '+').replaceAll('_', '/')), letter =>
    letter.charCodeAt(0),
  );

export async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'));
  return inLetters(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** The text of a word, if it is whole and not larger than so many bytes. */
export async function unpacked(word: string, most: number): Promise<string | undefined> {
  try {
    const stream = new Blob([inBytes(word)])
      .stream()
      .pipeThrough(new DecompressionStream('deflate'));
    return await bounded(stream.getReader(), most);
  } catch {
    return undefined;
  }
}

/** What is small when it is sent may be huge when it is unpacked: no more is read than is wanted. */
async function bounded(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  most: number,
): Promise<string | undefined> {
  const letters = new TextDecoder('utf-8', { fatal: true });
  let [text, size] = ['', 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + letters.decode();
    size += value.length;
    if (size > most) {
      await reader.cancel();
      return undefined;
    }
    text += letters.decode(value, { stream: true });
  }
}
