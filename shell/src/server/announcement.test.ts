/** @jest-environment node */
import { announcementAt, msUntilAnnouncementChanges, readAnnouncement } from './announcement';

const at = (time: string) => Date.parse(time);
const MAINTENANCE = {
  ANNOUNCEMENT: '  Zondag van 22.00 tot 23.00 uur is ons klantportaal niet bereikbaar.  ',
  ANNOUNCEMENT_FROM: '2026-03-01T22:00:00+01:00',
  ANNOUNCEMENT_UNTIL: '2026-03-01T22:00Z',
};

test('without a text there is no announcement, whatever the times', () => {
  expect(readAnnouncement({})).toBeNull();
  expect(readAnnouncement({ ...MAINTENANCE, ANNOUNCEMENT: '  ' })).toBeNull();
  expect(announcementAt(null, 0)).toBeNull();
});

test('an announcement without times is shown for as long as it is set', () => {
  const announcement = readAnnouncement({ ANNOUNCEMENT: 'Wij zijn verhuisd.' });
  expect(announcementAt(announcement, 0)).toBe('Wij zijn verhuisd.');
  expect(msUntilAnnouncementChanges(announcement, 0)).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  ['2026-03-01T20:59:59.999Z', false, 1],
  ['2026-03-01T21:00:00Z', true, 3_600_000],
  ['2026-03-01T21:59:59.999Z', true, 1],
  ['2026-03-01T22:00:00Z', false, Number.POSITIVE_INFINITY],
])('at %s it is shown: %s, and that changes in %d ms', (now, shown, change) => {
  const announcement = readAnnouncement(MAINTENANCE);
  const text = 'Zondag van 22.00 tot 23.00 uur is ons klantportaal niet bereikbaar.';
  expect(announcementAt(announcement, at(now))).toBe(shown ? text : null);
  expect(msUntilAnnouncementChanges(announcement, at(now))).toBe(change);
});

test.each([
  ['ANNOUNCEMENT_FROM', 'zondag'],
  ['ANNOUNCEMENT_FROM', '2026-03-01'],
  // Without a zone it would mean something else on another machine.
  ['ANNOUNCEMENT_FROM', '2026-03-01T22:00'],
  ['ANNOUNCEMENT_UNTIL', '2026-02-31T22:00Z'],
  ['ANNOUNCEMENT_UNTIL', '2026-03-01T25:00Z'],
])('%s=%s is refused', (name, text) => {
  expect(() => readAnnouncement({ [name]: text })).toThrow(
    `${name} must be a time with its zone, such as 2026-03-01T22:00:00+01:00, not "${text}".`,
  );
});

test('an end that is not after the beginning is refused', () => {
  expect(() => readAnnouncement({ ...MAINTENANCE, ANNOUNCEMENT_UNTIL: '2026-03-01T21:00Z' })).toThrow(
    'ANNOUNCEMENT_UNTIL must be later than ANNOUNCEMENT_FROM.',
  );
});
