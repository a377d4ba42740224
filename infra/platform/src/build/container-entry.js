/**
 * The start of a container. The federation runtime is not needed for what a remote does: it loads no other remote and has no copies of the
 * shared modules, and a release that needs other versions than the shell has is never composed with it.
 */
const container = __webpack_require__;

/** @param shared the modules that the shell shares, by name and version */
container.initContainer = async (shared) => {
  container.S.default = shared;
};

container.getContainer = async (name) => await container.initializeExposesData.moduleMap[name]();

/** Provides the shared modules that a chunk imports, before it runs. */
container.f.consumes = (chunk, loading) => {
  const { chunkMapping, moduleIdToConsumeDataMapping } = container.consumesLoadingData;
  for (const id of chunkMapping[chunk] || []) {
    if (!container.m[id]) loading.push(provide(id, moduleIdToConsumeDataMapping[id].shareKey));
  }
};

async function provide(id, name) {
  const [shared] = Object.values(container.S.default[name]);
  shared.lib ||= await shared.get();
  container.m[id] = (module) => {
    module.exports = shared.lib();
  };
}
