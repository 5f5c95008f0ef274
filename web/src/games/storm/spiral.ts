/** An arm of a whirl: a spiral from the eye outwards, tapering to both ends. */
export function arm(from: number, to: number, turn: number, width: number): string {
  const STEPS = 18;
  const side = (sign: number): string[] =>
    Array.from({ length: STEPS + 1 }, (_, i) => {
      const part = i / STEPS;
      const angle = part * turn;
      const radius = from + (to - from) * part + sign * width * Math.sin(Math.PI * part);
      return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
    });
  return `M${[...side(1), ...side(-1).toReversed()].join('L')}Z`;
}
