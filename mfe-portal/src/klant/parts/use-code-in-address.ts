import { isLeaseCode, normaliseLeaseCode } from '@site/contract';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * The application code in the address of the page (`?code=`), empty when there is none: mails link with it, and a login returns
 * to it. Once read it is kept in the entry of the history instead, where nobody who looks on or is sent the address sees it. `keep` adds a
 * code that must survive a login.
 */
export function useCodeInAddress() {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const inAddress = query.get('code');
  const code = normaliseLeaseCode(inAddress ?? (state as { leaseCode?: string } | null)?.leaseCode ?? '');
  const leaseCode = isLeaseCode(code) ? code : '';

  const hide = useEffectEvent(() => {
    if (inAddress === null) return;
    const without = new URLSearchParams(query);
    without.delete('code');
    setQuery(without, { replace: true, preventScrollReset: true, state: { leaseCode } });
  });
  useEffect(() => hide(), []);

  return {
    code: leaseCode,
    keep(typed: string) {
      const withCode = new URLSearchParams(query);
      withCode.set('code', typed);
      setQuery(withCode, { replace: true, preventScrollReset: true });
    },
  };
}
