import type { CallArguments } from '@site/kit';
import type { FormCall } from '@site/kit/controls';
import { useQueryClient } from '@site/kit/queries';
import { useSend } from '../../parts/use-send';
import { employeeQuery } from './employee';

/**
 * `useSend` for the office: when the session expired, the page leads to the login, and back here after it.
 *
 * @param values the fields as they are now: the error of a field disappears when its value changes.
 * @param draft for calls that take an idempotency key: one name per form of the site.
 */
export function useOfficeSend(values?: object, draft?: string) {
  const queryClient = useQueryClient();
  const { send, ...rest } = useSend(
    'Wij konden onze server niet bereiken. Er is niets veranderd. Probeer het zo opnieuw.',
    values,
    draft,
  );
  return {
    ...rest,
    send: async <C extends FormCall>(call: C, ...options: CallArguments<C>) => {
      const outcome = await send(call, ...options);
      if (outcome && !outcome.ok && outcome.status === 401) void queryClient.refetchQueries(employeeQuery);
      return outcome;
    },
  };
}
