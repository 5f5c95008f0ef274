let isTouched = false;

/** What the board was last pressed with: a `mouse`, a `pen`, or a finger. */
export const pressedWith = (pointer: string): void => {
  isTouched = pointer === 'touch';
};

/** A finger hides what it touches: that is shown before it is played. */
export const isFinger = (): boolean => isTouched || matchMedia('(pointer: coarse)').matches;
