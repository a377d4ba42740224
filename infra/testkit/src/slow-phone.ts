import type { Page } from 'playwright-core';

/** Slow 4G: ms, and bytes a second. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Makes a page as slow as on a phone on slow 4G. @param times by how much the phone is slower than this machine */
export async function slowDown(page: Page, times = 4): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times });
}
