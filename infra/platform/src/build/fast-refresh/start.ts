import './refresh-hook';
import jsxDevRuntime from 'react/jsx-dev-runtime';
import * as runtime from 'react-refresh/runtime';
import { replaceReact } from './development-react';
import { connect, followBuilds } from './updates';

/*
 * Runs before all other scripts of a page, in development against a site. The build of the remote finds in `fastRefresh` what exists once
 * per page.
 */

Object.assign(globalThis, { fastRefresh: { runtime, jsxDevRuntime, connect } });
replaceReact();
followBuilds();
