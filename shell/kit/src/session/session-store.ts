import { type AuthUser, CALLS } from '@site/contract';
import { createContext, useContext } from 'react';
import { createStore, type StoreApi } from 'zustand';
import { callApi } from '../api/api-client';
import { HttpError } from '../api/errors';
import { sessionState } from './session-state';

/** Data of the customer that is cached elsewhere and must change together with the session. */
export interface SessionFollower {
  /** Fetches it again, at once where it is in use. */
  refresh(): Promise<void>;
  /** @param options.leaving as for `Session.forget` */
  forget(options: { leaving: boolean }): void;
}

/** What this tab knows about the session, and what changes that. */
export interface Session {
  /** Who is logged in: undefined until the backend has answered, null when nobody is. */
  user: AuthUser | null | undefined;
  /** The last request for the user failed. */
  unavailable: boolean;
  /** Is there a logout that the backend did not confirm, and that was not dismissed? */
  unconfirmedLogout: boolean;
  setUnconfirmedLogout(unconfirmed: boolean): void;
  /** Fetches the user, unless the backend has answered or a request is pending. */
  requireUser(): void;
  /** Fetches the user again. The answer to an earlier request is then ignored. */
  refreshUser(): Promise<void>;
  /** Sets the user to null. A pending answer is then ignored. */
  forgetUser(): void;
  /** After a login, or a change of the customer: fetches again whatever was fetched before. */
  refresh(): Promise<void>;
  /**
   * After a logout. The header shows it at once.
   *
   * @param options.leaving the customer's page is being left: its data stays until it unmounts, so that it does not react to a missing
   *   customer.
   */
  forget(options: { leaving: boolean }): void;
  /** Adds data that is refreshed and forgotten together with the session, for as long as the session exists. */
  addFollower(follower: SessionFollower): void;
}

/** The session of one React tree. */
export type SessionStore = StoreApi<Session>;

/** Creates a session about which nothing is known. It fetches nothing until a component requires the user. */
export function createSessionStore(): SessionStore {
  return createStore<Session>((set, get) => {
    const followers: SessionFollower[] = [];
    let pending: Promise<AuthUser | null> | undefined;

    return {
      user: undefined,
      unavailable: false,
      unconfirmedLogout: false,

      setUnconfirmedLogout: (unconfirmedLogout) => set({ unconfirmedLogout }),

      requireUser() {
        const { user, unavailable, refreshUser } = get();
        if (!pending && (user === undefined || unavailable)) void refreshUser();
      },

      async refreshUser() {
        const answer = fetchAuthUser();
        pending = answer;
        if (get().user === undefined) set({ unavailable: false });
        const result = await answer.then(
          (user) => ({ user, unavailable: false }),
          () => ({ unavailable: true }),
        );
        if (pending !== answer) return;
        pending = undefined;
        set(result);
      },

      forgetUser() {
        pending = undefined;
        set({ user: null, unavailable: false });
      },

      async refresh() {
        const { user, unavailable, refreshUser } = get();
        const required = pending || user !== undefined || unavailable;
        await Promise.all([...followers.map((follower) => follower.refresh()), required && refreshUser()]);
      },

      forget(options) {
        for (const follower of followers) follower.forget(options);
        get().forgetUser();
      },

      addFollower: (follower) => void followers.push(follower),
    };
  });
}

/**
 * `null` for an anonymous visitor: the backend answers 200 and `null`; an error status below 500 means the same. Null too after a logout
 * that the backend has not confirmed yet.
 */
async function fetchAuthUser(): Promise<AuthUser | null> {
  if (sessionState.read() === 'logging-out') return null;
  const { ok, status, answer } = await callApi(CALLS.authUser);
  if (ok) return answer;
  if (status >= 500) throw new HttpError(status, answer?.message ?? '');
  return null;
}

/** Provides the session. */
export const SessionContext = createContext<SessionStore | null>(null);

/** The session of this React tree. @throws outside a SessionProvider. */
export function useSessionStore(): SessionStore {
  const session = useContext(SessionContext);
  if (!session) throw new Error('The session needs a SessionProvider above it.');
  return session;
}
