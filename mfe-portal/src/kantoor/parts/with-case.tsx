import type { Answer, ApiCall } from '@site/contract';
import { callPath, HttpError, type SitePath, TextLink } from '@site/kit';
import { EmptyState, InlineError, Spinner } from '@site/kit/controls';
import { useQuery } from '@site/kit/queries';
import type { ReactNode } from 'react';
import { REFRESH_MS } from './refresh';

interface WithCaseProps<CaseAnswer> {
  call: ApiCall;
  /** The code, number or id in the path of the call, by its name there. */
  params: Readonly<Record<string, string>>;
  /** Its list. */
  list: { to: SitePath; text: string };
  /** In place of the usual words for one that does not exist. */
  unknown?: ReactNode;
  children(answer: CaseAnswer, refresh: () => void): ReactNode;
}

/** Reads a case, again while somebody looks at it: what others do appears without a reload. */
export function WithCase<CaseAnswer extends Answer>({
  call,
  params,
  list,
  unknown,
  children,
}: WithCaseProps<CaseAnswer>) {
  const known = Object.values(params).every(Boolean);
  const { data, error, refetch } = useQuery<CaseAnswer>({
    queryKey: [known ? callPath(call, params) : ''],
    enabled: known,
    refetchOnMount: 'always',
    refetchInterval: REFRESH_MS,
  });
  const refresh = () => void refetch();
  if (!known || (error instanceof HttpError && [400, 404].includes(error.status))) {
    if (unknown) return unknown;
    return (
      <EmptyState title="Wij vinden dit niet" picture="kaart">
        <p>
          Het is verwijderd, of het adres klopt niet. <TextLink to={list.to}>{list.text}</TextLink>
        </p>
      </EmptyState>
    );
  }
  return (
    <>
      {error && (
        <InlineError onRetry={refresh}>
          Wij konden onze server niet bereiken.{' '}
          {data ? 'U ziet de stand van zonet.' : 'Probeer het zo opnieuw.'}
        </InlineError>
      )}
      {data ? children(data, refresh) : !error && <Spinner label="Even geduld" />}
    </>
  );
}
