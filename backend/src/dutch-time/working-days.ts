import { dutchDate } from './dutch-date.js';

const DAY_MS = 24 * 3600 * 1000;

/** Easter Sunday of a year in the Gregorian calendar (the algorithm of Meeus, Jones and Butcher). */
function easter(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + d + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return new Date(Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1));
}

/** Dutch public holidays on which offices are closed, as timestamps of midnight UTC. */
function holidays(year: number): number[] {
  const after = (days: number) => easter(year).getTime() + days * DAY_MS;
  const kingsDay = new Date(Date.UTC(year, 3, 27));
  if (kingsDay.getUTCDay() === 0) kingsDay.setUTCDate(26);
  return [
    Date.UTC(year, 0, 1),
    after(1), // Easter Monday
    kingsDay.getTime(),
    after(39), // Ascension Day
    after(50), // Whit Monday
    Date.UTC(year, 11, 25),
    Date.UTC(year, 11, 26),
  ];
}

/** @param date midnight UTC of the date. */
function isWorkingDate(date: Date): boolean {
  const weekend = date.getUTCDay() === 0 || date.getUTCDay() === 6;
  return !weekend && !holidays(date.getUTCFullYear()).includes(date.getTime());
}

export function isWorkingDay(moment: Date): boolean {
  return isWorkingDate(dutchDate(moment));
}

/** The date this many working days after a moment in Dutch time, as midnight UTC; skips weekends and holidays. */
export function workingDaysAfter(moment: Date, workingDays: number): Date {
  let date = dutchDate(moment);
  for (let left = workingDays; left > 0; ) {
    date = new Date(date.getTime() + DAY_MS);
    if (isWorkingDate(date)) left--;
  }
  return date;
}
