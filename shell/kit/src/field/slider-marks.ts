/** The range of an AmountField's slider: from `min` (default 0) to `max`, in steps. All in whole euros. */
export interface AmountSliderRange {
  max: number;
  step: number;
  min?: number;
}

/** The positions of the thumb of an amount's slider, and the amounts that they represent. */
export interface SliderMarks {
  first: number;
  /** The position at the end of the track: a whole step from the previous one, as the browser requires. */
  last: number;
  /** The amount at the end of the track. */
  end: number;
  /** The position for an amount. Only an amount of at least `end` is at the end. */
  placeOf(amount: number): number;
  /** The new amount after the thumb moved to `place`. */
  amountAfter(amount: number, place: number): number;
}

/**
 * The marks of a slider. Its end is reachable also when it is not a whole number of steps away. From an amount between two marks, or
 * beyond the ends, one step moves to the nearest mark in that direction: with steps of 500, 25.123 becomes 25.500 or 25.000.
 */
export function sliderMarks({ min: first = 0, max, step }: AmountSliderRange): SliderMarks {
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
