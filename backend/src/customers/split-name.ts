const AANHEF = /^(?:de heer|dhr|hr|heer|mevrouw|mevr|mw)(?:\.\s*|\s+)(?=\S)/i;

/** A last name in front, with or without its prefix: `Berg, Jan van der`, `De Vries, Jan`. */
const ACHTERNAAM_EERST =
  /^((?:(?:van|von|de|den|der|het|'t|ten|ter|te|el|al|la|le)\s+)*[^\s,]+)\s*,\s*([^\s,]+)(?:\s+([^,]+))?$/i;

/**
 * Splits a full name: the first word is the first name, the rest, including prefixes such as "van der", the last name. A form of address in
 * front is left out, and a last name in front is put behind.
 */
export function splitNaam(naam: string): { voornaam: string; achternaam: string } {
  const zonderAanhef = naam.trim().replace(AANHEF, '');
  const [, achternaam, eerste, tussenvoegsel] = ACHTERNAAM_EERST.exec(zonderAanhef) ?? [];
  const volledig = achternaam ? [eerste, tussenvoegsel, achternaam].filter(Boolean).join(' ') : zonderAanhef;
  const [voornaam = '', ...rest] = volledig.split(/\s+/);
  return { voornaam, achternaam: rest.join(' ') };
}
