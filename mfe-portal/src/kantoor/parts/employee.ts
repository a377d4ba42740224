import { type Medewerker, OFFICE_CALLS } from '@site/contract/office';
import { callApi, HttpError } from '@site/kit';
import { queryOptions, useQueryClient } from '@site/kit/queries';
import { createContext, useContext, useEffect } from 'react';

/** The employee of this browser; `null` when nobody is logged in at the office. */
export const employeeQuery = queryOptions({
  queryKey: [OFFICE_CALLS.officeEmployee.path],
  queryFn: async (): Promise<Medewerker | null> => {
    const { ok, status, answer } = await callApi(OFFICE_CALLS.officeEmployee);
    if (ok) return answer.medewerker;
    if (status === 401) return null;
    throw new Error(answer?.message);
  },
  refetchOnMount: 'always',
});

export const EmployeeContext = createContext<Medewerker | null>(null);

/** The employee who looks at this page of the office. @throws outside an `OfficePage` */
export function useEmployee(): Medewerker {
  const employee = useContext(EmployeeContext);
  if (!employee) throw new Error('Only on a page of the office.');
  return employee;
}

/** Asks who is logged in again when something on this page found no session. */
export function useExpiredSession(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe(({ query }) => {
        const { error } = query.state;
        if (query.state.status === 'error' && error instanceof HttpError && error.status === 401) {
          if (queryClient.isFetching(employeeQuery) === 0) void queryClient.refetchQueries(employeeQuery);
        }
      }),
    [queryClient],
  );
}
