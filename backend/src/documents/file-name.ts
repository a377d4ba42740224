/** Longest name without its extension, in characters. */
const LENGTH = 100;

const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** Control and format characters, and halves of characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const NOT_IN_NAMES = /["*:<>?|]/g;

/** A name that any system can save: without folders, with the extension of the type. @param type missing when the file is not kept */
export function fileName(sent: string, type?: string): string {
  const own = sent.split(/[/\\]/).at(-1) ?? '';
  const clean = own.replace(INVISIBLE, '').replace(NOT_IN_NAMES, '_').replace(/_+/g, '_');
  const extension = type && EXTENSIONS[type];
  const [, stem = clean, last = ''] = /^(.+)\.([a-z0-9]{1,5})$/iu.exec(clean) ?? [];
  const words = [...stem.replace(/^[\s.]+|[\s.]+$/g, '')].slice(0, LENGTH).join('') || 'bestand';
  const end = extension ?? last;
  return end ? `${words}.${end}` : words;
}
