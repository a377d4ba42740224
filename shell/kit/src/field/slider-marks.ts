/** What a slider beside an amount can set: from `min`, 0 when left out, to `max`, in steps. All in whole euros. */
export interface AmountSliderSpan {
  max: number;
  step: number;
  min?: number;
}

/** The places where the thumb of an amount's slider can stand, and the amounts that they stand for. */
export interface SliderMarks {
  first: number;
  /** The place at the end of the track. It is a whole step from the one before it, as the browser wants it. */
  last: number;
  /** The amount at the end of the track. */
  end: number;
  /** Where the thumb stands for an amount. Only an amount that reaches the end has it at the end. */
  placeOf(amount: number): number;
  /** The amount that a move of the thumb to `place` means. */
  amountAfter(amount: number, place: number): number;
}

/**
 * Lays the marks of a slider out. Its end can be chosen also when it is no whole number of steps away. An amount between two
 * marks, or beyond the ends, is left for the first mark on the side that the thumb moves to: in steps of 500, 25.123 becomes
 * 25.500 or 25.000.
 */
export function sliderMarks({ min: first = 0, max, step }: AmountSliderSpan): SliderMarks {
  const end = Math.max(first, max);
  const last = first + Math.ceil((end - first) / step) * step;
  const amountAt = (place: number) => Math.min(place, end);
  const placeOf = (amount: number) => {
    if (amount >= end) return last;
    const nearest = first + Math.round((amount - first) / step) * step;
    return Math.max(first, Math.min(nearest, last - step));
  };
  const amountAfter = (amount: number, place: number) => {
    const from = placeOf(amount);
    const here = amountAt(from);
    const oneStep = Math.abs(place - from) <= step;
    const passesHere = place < from ? here < amount : here > amount;
    return oneStep && passesHere ? here : amountAt(place);
  };
  return { first, last, end, placeOf, amountAfter };
}
