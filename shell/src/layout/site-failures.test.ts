/** @jest-environment node */
import * as kit from '@site/kit';
import * as protocol from '@site/platform/protocol/page';

test('remotes hear of the failures that browsers report, with the same kinds', () => {
  expect(kit.FAILURE_EVENT).toBe(protocol.FAILURE_EVENT);
  expect(kit.FAILURE_KINDS).toEqual(protocol.FAILURE_KINDS);
});
