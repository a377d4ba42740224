/** @jest-environment node */
import { type LoginStep, loginState, readLoginStep } from './login-step';

test.each<LoginStep>([
  { name: 'initial' },
  { name: 'activation-code', email: 'fenna@bakkerij.example' },
  { name: 'success' },
  { name: 'permanent-code' },
  { name: 'two-factor', customerId: 'k1', email: 'f•••@bakkerij.example' },
])('a reload stays at step $name', (step) => {
  expect(readLoginStep(loginState(step))).toEqual(step);
});

test('history without a step starts at the permanent code in a browser with an earlier login', () => {
  expect(readLoginStep(null, true)).toEqual({ name: 'permanent-code' });
  expect(readLoginStep(loginState({ name: 'initial' }), true)).toEqual({ name: 'initial' });
});

test('history without a step, or with an incomplete one, starts at the step that can complete it', () => {
  expect(readLoginStep(null)).toEqual({ name: 'initial' });
  expect(readLoginStep({ login: { name: 'activation-code' } })).toEqual({ name: 'initial' });
  expect(readLoginStep({ login: { name: 'two-factor', customerId: 'k1' } })).toEqual({
    name: 'permanent-code',
  });
  expect(readLoginStep({ login: { name: 'elders' } })).toEqual({ name: 'initial' });
});
