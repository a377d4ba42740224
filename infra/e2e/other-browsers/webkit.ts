import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { freePort } from '@site/local/ports';
import { Builder, Capabilities, Key as Keys, type WebElement } from 'selenium-webdriver';
import type { Browser, Key } from './browser';
import { installed } from './installed';

const KEYS: Record<Key, string> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Space: Keys.SPACE,
  Tab: Keys.TAB,
  ArrowDown: Keys.ARROW_DOWN,
};

const PACKAGES = 'webkit2gtk-driver xvfb';

/** WebKitGTK over WebDriver, on a virtual screen, as narrow as its window gets: some 450 px. */
export async function startWebKit(): Promise<Browser> {
  const driverFile = installed(['WebKitWebDriver'], PACKAGES);
  const started: ChildProcess[] = [];
  const stop = () => {
    for (const child of started.reverse()) child.kill();
  };
  try {
    const screen = spawn(
      installed(['Xvfb'], PACKAGES),
      ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
    );
    started.push(screen);
    const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
    const port = await freePort();
    started.push(
      spawn(driverFile, [`--port=${port}`], {
        env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
        stdio: 'ignore',
      }),
    );
    const url = `http://127.0.0.1:${port}`;
    await answering(url);
    const driver = await new Builder()
      .usingServer(url)
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
      .build();
    await driver.manage().window().setRect({ x: 0, y: 0, width: 390, height: 844 });
    const send = (keys: string) => driver.actions().sendKeys(keys).perform();
    return {
      title: `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion()}`,
      open: (address) => driver.get(address),
      read: async <T>(expression: string) => (await driver.executeScript(`return ${expression}`)) as T,
      click: async (expression) => {
        const element = await driver.executeScript<WebElement | null>(`return ${expression}`);
        if (!element) throw new Error(`There is nothing to click: ${expression}`);
        await element.click();
      },
      type: send,
      press: (key) => send(KEYS[key]),
      back: async () => {
        await driver.executeScript('history.back()');
      },
      failures: async () => [],
      close: async () => {
        await driver.quit();
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Waits until the driver answers. @throws after ten seconds */
async function answering(url: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    try {
      await fetch(`${url}/status`);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
