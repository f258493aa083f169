// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
import type { Family } from '../../../runtime/contract.ts'

export const families: readonly Family[] = [
  {
    name: 'control',
    fallback: false,
    problems: {
      forbidden: {
        status: 403,
        variants: [
          {
            name: 'foreign-page',
            body: {
              error: { code: 'forbidden', message: 'Pages of other origins may not use the controls.', param: null },
            },
          },
        ],
        slots: { message: [['error', 'message']], param: [['error', 'param']], sequence: [] },
      },
      internal: {
        status: 500,
        variants: [
          {
            name: 'failed',
            body: { error: { code: 'internal', message: 'Internal error; see the log of the mock.', param: null } },
          },
        ],
        slots: { message: [['error', 'message']], param: [['error', 'param']], sequence: [] },
      },
      'invalid-request': {
        status: 400,
        variants: [
          { name: 'malformed', body: { error: { code: 'invalid_request', message: 'Invalid request.', param: null } } },
          {
            name: 'illegal-change',
            body: { error: { code: 'illegal_change', message: 'A task in SUCCESS has ended.', param: null } },
          },
        ],
        slots: { message: [['error', 'message']], param: [['error', 'param']], sequence: [] },
      },
      'method-not-allowed': {
        status: 405,
        variants: [
          {
            name: 'wrong-method',
            body: { error: { code: 'method_not_allowed', message: 'Method not allowed.', param: null } },
          },
        ],
        slots: { message: [['error', 'message']], param: [['error', 'param']], sequence: [] },
      },
      'not-found': {
        status: 404,
        variants: [{ name: 'unknown', body: { error: { code: 'not_found', message: 'Not found.', param: null } } }],
        slots: { message: [['error', 'message']], param: [['error', 'param']], sequence: [] },
      },
      'payload-too-large': {
        status: 413,
        variants: [
          {
            name: 'too-large',
            body: { error: { code: 'payload_too_large', message: 'The body is too large.', param: null } },
          },
        ],
        slots: { message: [['error', 'message']], param: [['error', 'param']], sequence: [] },
      },
      'rate-limited': {
        status: 429,
        variants: [
          {
            name: 'too-many',
            body: { error: { code: 'too_many', message: 'Too many sandboxes or watchers.', param: null } },
          },
        ],
        slots: { message: [['error', 'message']], param: [['error', 'param']], sequence: [] },
      },
      unauthenticated: {
        status: 401,
        variants: [
          {
            name: 'locked',
            body: {
              error: {
                code: 'unauthenticated',
                message: 'The controls are locked: send the key given with --control-key as a bearer token.',
                param: null,
              },
            },
          },
        ],
        slots: { message: [['error', 'message']], param: [['error', 'param']], sequence: [] },
      },
      unavailable: {
        status: 501,
        variants: [
          {
            name: 'no-suite',
            body: {
              error: {
                code: 'not_available',
                message: 'This mock has no conformance suite: start it with `gatewright mock`.',
                param: null,
              },
            },
          },
        ],
        slots: { message: [['error', 'message']], param: [['error', 'param']], sequence: [] },
      },
      'unsupported-media-type': {
        status: 415,
        variants: [
          {
            name: 'wrong-type',
            body: { error: { code: 'unsupported_media_type', message: 'Send JSON.', param: null } },
          },
        ],
        slots: { message: [['error', 'message']], param: [['error', 'param']], sequence: [] },
      },
    },
  },
]
