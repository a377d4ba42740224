import { isLeaseCode, normaliseLeaseCode } from '@site/contract';
import { useSearchParams } from 'react-router-dom';

/**
 * The application code in the address of the page (`?code=`), empty when there is none: mails link with it, and a login returns
 * to it. `keep` adds a code that must survive a login.
 */
export function useCodeInAddress() {
  const [query, setQuery] = useSearchParams();
  const code = normaliseLeaseCode(query.get('code') ?? '');
  return {
    code: isLeaseCode(code) ? code : '',
    keep(typed: string) {
      const withCode = new URLSearchParams(query);
      withCode.set('code', typed);
      setQuery(withCode, { replace: true, preventScrollReset: true });
    },
  };
}
