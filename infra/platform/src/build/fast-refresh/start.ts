import './refresh-hook';
import jsxDevRuntime from 'react/jsx-dev-runtime';
import * as runtime from 'react-refresh/runtime';
import { replaceReact } from './development-react';
import { reportErrors } from './report-errors';
import { connect, followBuilds } from './updates';

/*
 * Runs before all other scripts of a page, in development. The build of a remote finds in `fastRefresh` what exists once
 * per page.
 */

Object.assign(globalThis, { fastRefresh: { runtime, jsxDevRuntime, connect } });
reportErrors();
replaceReact();
followBuilds();
