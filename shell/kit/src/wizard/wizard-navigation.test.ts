/** @jest-environment node */
import {
  heldBackMove,
  isHeldBack,
  type Mark,
  moveTo,
  nextMove,
  ownerOf,
  positionOf,
  previousMove,
} from './wizard-navigation';

/** The ids of the valid steps. */
type Values = readonly string[];

const STEPS = ['naam', 'prijs', 'looptijd', 'overzicht'].map((id) => ({
  id,
  fields: [id, `${id}Tekst`],
  problem: (valid: Values) => (valid.includes(id) ? null : `Vul ${id} in.`),
}));
const ALL: Values = STEPS.map(({ id }) => id);

const at = (mark: Mark | null, values: Values = ALL, requestedId?: string) =>
  positionOf(STEPS, values, mark, requestedId);
const shown = (...args: Parameters<typeof at>) => at(...args).step.id;

describe('The shown step', () => {
  test('is the first without a mark, the one of the mark, or the stored one', () => {
    expect(shown(null)).toBe('naam');
    expect(shown({ step: 'looptijd' })).toBe('looptijd');
    expect(shown(null, ALL, 'prijs')).toBe('prijs');
    expect(shown({ step: 'looptijd' }, ALL, 'prijs')).toBe('looptijd');
  });

  test('is the first when the id is of an earlier version of the form', () => {
    expect(shown({ step: 'kleur' })).toBe('naam');
  });

  test('is the first invalid one before the requested one', () => {
    expect(shown({ step: 'overzicht' }, ['naam', 'overzicht'])).toBe('prijs');
    expect(isHeldBack(at({ step: 'overzicht' }, ['naam']))).toBe(true);
    expect(isHeldBack(at({ step: 'prijs' }, ['naam']))).toBe(false);
  });
});

describe('A step that is held back', () => {
  test('takes the place of its entry, and returns to the overview when that was requested', () => {
    expect(heldBackMove(at({ step: 'overzicht' }, ['naam']), true)).toEqual({
      kind: 'replace',
      to: { step: 'prijs', returnTo: 'overzicht', sentBack: true },
    });
    expect(heldBackMove(at({ step: 'looptijd' }, ['naam']), false)).toEqual({
      kind: 'replace',
      to: { step: 'prijs', returnTo: undefined, sentBack: false },
    });
  });

  test('keeps the step to return to', () => {
    const mark = { step: 'looptijd', returnTo: 'overzicht' };
    expect(heldBackMove(at(mark, ['naam']), true)).toMatchObject({ to: { returnTo: 'overzicht' } });
  });
});

describe("'Volgende'", () => {
  const next = (mark: Mark | null, values: Values = ALL) => nextMove(at(mark, values), values);

  test('stays on an invalid step', () => {
    expect(next(null, [])).toEqual({ valid: false, move: null });
  });

  test('goes to the next step', () => {
    expect(next({ step: 'prijs' })).toEqual({
      valid: true,
      move: { kind: 'push', to: { step: 'looptijd', from: 'prijs' } },
    });
  });

  test('stays on the valid last step, where the form can be sent', () => {
    expect(next({ step: 'overzicht' })).toEqual({ valid: true, move: null });
  });

  test('goes back to the entry of the overview after a change from there', () => {
    const mark = { step: 'naam', from: 'overzicht', returnTo: 'overzicht' };
    expect(next(mark)).toEqual({ valid: true, move: { kind: 'back' } });
  });

  test('goes to the overview as a new entry when another step lies between', () => {
    const mark = { step: 'prijs', from: 'naam', returnTo: 'overzicht' };
    expect(next(mark)).toEqual({
      valid: true,
      move: { kind: 'push', to: { step: 'overzicht', from: 'prijs' } },
    });
  });

  test('goes to a step that a change made invalid, before the overview', () => {
    const mark = { step: 'naam', from: 'overzicht', returnTo: 'overzicht' };
    expect(next(mark, ['naam', 'prijs', 'overzicht'])).toEqual({
      valid: false,
      move: {
        kind: 'push',
        to: { step: 'looptijd', from: 'naam', returnTo: 'overzicht', sentBack: true },
      },
    });
  });

  test('goes to the next step when the step to return to no longer exists', () => {
    const mark = { step: 'naam', returnTo: 'kleur' };
    expect(next(mark).move).toEqual({ kind: 'push', to: { step: 'prijs', from: 'naam' } });
  });
});

describe("'Vorige'", () => {
  test('does nothing on the first step', () => {
    expect(previousMove(at(null))).toBeNull();
  });

  test('goes back in the history when the visitor came from the step before, or from the overview', () => {
    expect(previousMove(at({ step: 'prijs', from: 'naam' }))).toEqual({ kind: 'back' });
    const change = { step: 'prijs', from: 'overzicht', returnTo: 'overzicht' };
    expect(previousMove(at(change))).toEqual({ kind: 'back' });
  });

  test('replaces the entry by the step before in any other case', () => {
    const replaced = { kind: 'replace', to: { step: 'naam' } };
    expect(previousMove(at({ step: 'prijs' }))).toEqual(replaced);
    expect(previousMove(at({ step: 'prijs', from: 'looptijd' }))).toEqual(replaced);
    expect(previousMove(at({ step: 'looptijd', from: 'prijs' }, ['naam']))).toEqual(replaced);
  });
});

test('Going to a step remembers where from, and where to return to when asked', () => {
  const overview = at({ step: 'overzicht' });
  expect(moveTo(overview, 'naam')).toEqual({ kind: 'push', to: { step: 'naam', from: 'overzicht' } });
  expect(moveTo(overview, 'naam', { andBack: true })).toEqual({
    kind: 'push',
    to: { step: 'naam', from: 'overzicht', returnTo: 'overzicht' },
  });
  expect(moveTo(overview, 'overzicht')).toBeNull();
});

test('A field has the step that asks for it, and of several fields the first step counts', () => {
  expect(ownerOf(STEPS, ['prijsTekst'])?.id).toBe('prijs');
  expect(ownerOf(STEPS, ['prijsTekst', 'naam'])?.id).toBe('naam');
  expect(ownerOf(STEPS, ['kleur', 'naam'])?.id).toBe('naam');
  expect(ownerOf(STEPS, ['kleur'])).toBeUndefined();
});
