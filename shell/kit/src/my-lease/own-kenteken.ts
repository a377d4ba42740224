import { tabStorage } from '../storage/tab-storage';

const KEY = 'lease-kenteken';

/** The plate that the visitor typed, for all pages of this tab. In session storage, until the tab closes or the visitor logs out. */
export const ownKenteken = {
  /** As typed; empty when there is none. */
  read(): string {
    return tabStorage.read(KEY) ?? '';
  },

  store(kenteken: string): void {
    if (kenteken) tabStorage.write(KEY, kenteken);
    else tabStorage.remove(KEY);
  },
};
