/** A finger on a small screen: what it touches is proposed before it is played. */
export const isFinger = (): boolean =>
  matchMedia('(pointer: coarse) and (max-width: 480px)').matches;
