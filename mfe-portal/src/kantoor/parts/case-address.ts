import type { ZaakSoort } from '@site/contract/office';
import type { SitePath } from '@site/kit';

const PAGES: Readonly<Record<ZaakSoort, string>> = {
  aanvraag: '/kantoor/aanvraag?code=',
  klacht: '/kantoor/klacht?nummer=',
  bericht: '/kantoor/bericht?id=',
};

/** The page of a case. @param kenmerk the code, number or id */
export function caseAddress(soort: ZaakSoort, kenmerk: string): SitePath {
  return `${PAGES[soort]}${encodeURIComponent(kenmerk)}` as SitePath;
}
