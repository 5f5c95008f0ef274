import { HEAVEN, spaceAt } from './below';
import { type GodstormPosition, groundAt } from './position';

/** What a place is, for whoever asks. */
export function kindAt(position: GodstormPosition, place: string): string {
  if (place === HEAVEN) return 'heaven';
  const space = spaceAt(place);
  if (space) return space.feature;
  const { plague, temple } = groundAt(position, place);
  return plague ? 'plague' : temple ? 'temple' : 'land';
}
