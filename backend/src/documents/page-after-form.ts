import { FORMULIER_UITKOMSTEN, type FormulierUitkomst } from '@site/contract/facts';

const BY_STATUS: Readonly<Record<number, FormulierUitkomst>> = {
  401: 'uitgelogd',
  404: 'nietGevraagd',
  409: 'nietGevraagd',
  413: 'teGroot',
  429: 'teVaak',
};

/** The page that says what came of a document that was sent by a form. @param answer in JSON */
export function pageAfterForm(status: number, answer: string): string {
  return `/klant/documenten#bestand-${status < 400 ? 'ontvangen' : (reasonIn(answer) ?? BY_STATUS[status] ?? 'storing')}`;
}

function reasonIn(answer: string): string | undefined {
  return Object.entries(FORMULIER_UITKOMSTEN).find(([, text]) => answer.includes(JSON.stringify(text)))?.[0];
}
