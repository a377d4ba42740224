/** What the pages call what people look for, by the word that people use, both as `comparable` words. */
export const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  aanrijding: ['ongeluk'],
  bestelauto: ['bestelwagen'],
  bestelbus: ['bestelwagen'],
  botsing: ['ongeluk'],
  bpm: ['belasting'],
  bus: ['bestelwagen'],
  camper: ['voertuigen'],
  ev: ['elektrisch'],
  freelancer: ['zzp'],
  garantie: ['zekerheid', 'dealer'],
  inlog: ['inloggen'],
  inruil: ['aanbod'],
  inruilen: ['aanbod'],
  klagen: ['klacht'],
  krediet: ['lening'],
  leeftijd: ['bouwjaar'],
  maandlast: ['maandbedrag'],
  motorrijtuigenbelasting: ['belasting'],
  mrb: ['belasting'],
  notering: ['registratie'],
  oldtimer: ['bouwjaar'],
  oud: ['bouwjaar'],
  oude: ['bouwjaar'],
  particulier: ['zakelijk'],
  paspoort: ['identiteitsbewijs'],
  pechhulp: ['pech'],
  polis: ['verzekering'],
  prijs: ['kosten'],
  prive: ['zakelijk'],
  restwaarde: ['slottermijn'],
  tarief: ['kosten'],
  tarieven: ['kosten'],
  tweedehands: ['occasion'],
  uitloggen: ['inloggen'],
  vrachtauto: ['voertuigen'],
  vrachtwagen: ['voertuigen'],
  wachtwoord: ['logincode'],
  wegenbelasting: ['belasting'],
  whatsapp: ['contact'],
  zzper: ['zzp'],
};

/** The endings of plurals and diminutives, with what a word has without them. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/t?jes?$/, ''],
  [/s$/, ''],
  [/([bdfgklmnprst])\1en$/, '$1'],
  [/zen$/, 's'],
  [/ven$/, 'f'],
  [/en$/, ''],
];

const SHORTEST = 3;

/** A word, the same word in the singular, and what the pages call it. */
export function wordAndOthers(word: string): readonly string[] {
  const singulars = ENDINGS.filter(([ending]) => ending.test(word))
    .map(([ending, instead]) => word.replace(ending, instead))
    .filter((singular) => singular.length >= SHORTEST);
  const forms = [word, ...singulars];
  return [...forms, ...forms.flatMap((form) => SYNONYMS[form] ?? [])];
}

/** Whether one letter more, less or other, or two that changed places, makes one word the other. */
export function differByOneLetter(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const a = one.slice(same);
  const b = other.slice(same);
  const swapped = a[0] === b[1] && a[1] === b[0];
  return (
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (swapped && a.slice(2) === b.slice(2))
  );
}
