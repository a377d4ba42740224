/**
 * Reads what `rspack build --watch` writes about the browser build and the Node build of a workspace: nothing about what went well, and
 * what both say only once.
 *
 * @returns receives each line
 */
export function readRspackOutput(to: {
  onLine: (line: string) => void;
  /** One of the two builds failed. */
  onFailure: () => void;
}): (line: string) => void {
  /** The build that is being reported, and the lines about it. */
  let build = '';
  let report: string[] | undefined;
  let said = { build: '', text: '' };
  return (line) => {
    const header = /^\S+-(web|node|start):$/.exec(line);
    if (header) {
      build = header[1] ?? '';
      report = [];
    } else if (!report) {
      if (line.trim()) to.onLine(line);
    } else {
      const summary = / compiled (?:successfully|with (.+))/.exec(line);
      if (!summary) {
        report.push(line);
        return;
      }
      const text = report.join('\n').trim();
      const isSaid = text === said.text && build !== said.build;
      if (text && !isSaid) for (const own of text.split('\n')) to.onLine(own);
      said = isSaid ? { build: '', text: '' } : { build, text };
      report = undefined;
      if (summary[1]?.includes('error')) to.onFailure();
    }
  };
}
