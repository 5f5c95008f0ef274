// The functions of style sheets that say a colour, worked out as on a light page.

/** What a value comes to, given the custom properties that hold there. */
export function evaluate(value, custom) {
  let told = value.trim();
  for (let call = innermost(told); call; call = innermost(told)) {
    const { start, end, name, args } = call;
    told = told.slice(0, start) + FUNCTIONS[name](args, custom) + told.slice(end);
  }
  return told;
}

const KNOWN = /(var|light-dark|color-mix|calc)\(([^()]*)\)/;

function innermost(text) {
  const found = KNOWN.exec(text);
  if (!found) return undefined;
  const [whole, name, args] = found;
  return { start: found.index, end: found.index + whole.length, name, args: args.split(',') };
}

const FUNCTIONS = {
  var: ([name, ...otherwise], custom) => custom.get(name.trim()) ?? otherwise.join(',').trim(),
  'light-dark': ([light]) => light.trim(),
  'color-mix': ([, one, other]) => mixed(portion(one), portion(other)),
  calc: ([sum]) => sum.trim(),
};

/** `#000 38%`: a colour and how much of it. */
function portion(text) {
  const [, colour, percent] = /^\s*(\S+?)(?:\s+([\d.]+)%)?\s*$/.exec(text);
  return { rgba: channels(colour), part: percent === undefined ? undefined : percent / 100 };
}

function mixed(one, other) {
  const first = one.part ?? 1 - (other.part ?? 0.5);
  const parts = [
    [one.rgba, first],
    [other.rgba, 1 - first],
  ];
  const alpha = parts.reduce((sum, [rgba, part]) => sum + rgba[3] * part, 0);
  const rgb = [0, 1, 2].map(i =>
    Math.round(
      parts.reduce((sum, [rgba, part]) => sum + rgba[i] * rgba[3] * part, 0) / (alpha || 1),
    ),
  );
  const hex = [...rgb, Math.round(255 * alpha)].map(n => n.toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}

function channels(colour) {
  if (colour === 'transparent') return [0, 0, 0, 0];
  const digits = colour.slice(1);
  const full = digits.length < 6 ? [...digits].map(digit => digit + digit).join('') : digits;
  const [r, g, b, a = 255] = full.match(/../g).map(pair => parseInt(pair, 16));
  return [r, g, b, a / 255];
}
