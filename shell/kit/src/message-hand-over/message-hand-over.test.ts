/** @jest-environment node */
import { messageHandOver } from './message-hand-over';

test('a message is taken once', () => {
  messageHandOver.give('  Kan ik leasen?\nIk ben starter. ');
  expect(messageHandOver.take()).toBe('Kan ik leasen?\nIk ben starter.');
  expect(messageHandOver.take()).toBeUndefined();
});

test('an empty message takes back the one before', () => {
  messageHandOver.give('Kan ik leasen?');
  messageHandOver.give(' ');
  expect(messageHandOver.take()).toBeUndefined();
});
