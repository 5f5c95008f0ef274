/** A drawing of the page as a picture of its own: what style sheets say of it is written into it. */

const INHERITED = [
  'color', 'fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity',
  'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray', 'stroke-dashoffset', 'paint-order',
  'font-family', 'font-size', 'font-style', 'font-weight', 'font-variant-numeric',
  'letter-spacing', 'text-anchor', 'dominant-baseline', 'visibility',
] as const; // prettier-ignore
const OWN = [
  'opacity', 'display', 'filter', 'clip-path', 'mask', 'mix-blend-mode', 'transform',
  'stop-color', 'stop-opacity', 'flood-color', 'vector-effect',
] as const; // prettier-ignore
const MOVED = ['transform-origin', 'transform-box'] as const;

/** A copy that needs no style sheet any more. */
export function frozen(drawing: SVGSVGElement, width: number, height: number): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const plain = getComputedStyle(document.createElementNS(copy.namespaceURI, 'g'));
  const [olds, news] = [drawing, copy].map(root => [root, ...root.querySelectorAll('*')]);
  (olds ?? []).forEach((old, i) => write(old, news?.[i] as SVGElement, drawing, plain));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return copy;
}

function write(old: Element, copy: SVGElement, root: Element, plain: CSSStyleDeclaration): void {
  const [said, around] = [getComputedStyle(old), old === root ? undefined : old.parentElement];
  const above = around ? getComputedStyle(around) : undefined;
  const set = (name: string): void => copy.style.setProperty(name, said.getPropertyValue(name));
  for (const name of INHERITED)
    if (said.getPropertyValue(name) !== above?.getPropertyValue(name)) set(name);
  for (const name of OWN)
    if (said.getPropertyValue(name) !== plain.getPropertyValue(name)) set(name);
  if (said.transform !== 'none') MOVED.forEach(set);
  copy.removeAttribute('class');
}

const address = (drawing: SVGSVGElement): string =>
  `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;

async function loaded(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address(drawing);
  await image.decode();
  return image;
}

export interface Plate {
  readonly width: number;
  readonly background: string;
  readonly ink: string;
  readonly font: string;
  readonly caption: string;
}

const MARGIN = 24;
const CAPTION = 54;

/** The drawing on a plate, with a line of words below. */
export async function pictureOf(drawing: SVGSVGElement, plate: Plate): Promise<Blob> {
  const { width: wide, height: high } = drawing.viewBox.baseVal;
  const inner = plate.width - 2 * MARGIN;
  const height = Math.round((inner * high) / wide);
  const image = await loaded(frozen(drawing, inner, height));
  const canvas = document.createElement('canvas');
  canvas.width = plate.width;
  canvas.height = height + 2 * MARGIN + CAPTION;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('no canvas');
  brush.fillStyle = plate.background;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(image, MARGIN, MARGIN, inner, height);
  brush.fillStyle = plate.ink;
  brush.font = plate.font;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.fillText(plate.caption, canvas.width / 2, height + MARGIN + CAPTION / 2 + 6, inner);
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
