import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { onTestFinished } from 'vitest'

// Node makes keys but no certificates. In CI there has to be an openssl.
export const noOpenssl = process.env.CI !== 'true' && spawnSync('openssl', ['version']).status !== 0
/** For the names of tests that need one. */
export const opensslReason = noOpenssl ? ' (skipped: there is no openssl here to make a certificate with)' : ''

/** A self-signed certificate and its key for `localhost` and 127.0.0.1. */
export interface Certificate {
  readonly key: string
  readonly cert: string
  /** The path of the certificate. */
  readonly file: string
  remove(): void
}

export function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [keyFile, file] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')] as const
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1,DNS:localhost']
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const made = spawnSync('openssl', ['req', ...kind, ...name, '-keyout', keyFile, '-out', file])
  if (made.status !== 0) throw new Error(String(made.stderr))
  const [key, cert] = [readFileSync(keyFile, 'utf8'), readFileSync(file, 'utf8')]
  return { key, cert, file, remove: () => rmSync(folder, { recursive: true }) }
}

/** Trusts a certificate in this process until the test has ended. */
export function trust({ cert }: Certificate): void {
  const before = getCACertificates('default')
  setDefaultCACertificates([...before, cert])
  onTestFinished(() => setDefaultCACertificates(before))
}
