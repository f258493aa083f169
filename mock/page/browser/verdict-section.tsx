import { WithCode } from './components.tsx'
import { isProxy } from './control.ts'
import { describeRequest } from './describe-request.ts'
import { linkToRule } from './reference/target.ts'
import { getLink } from './route.ts'
import { describeFix, findRule } from './spec-lookup.ts'
import { getRequestKey, type Request, store } from './store.ts'
import { describePlace, type GroupedFinding, getLabel, groupFindings } from './verdict.ts'

/** What is wrong in one sentence, the rule, its line in the specification, and the fix. */
export function VerdictSection({ request }: { request: Request }) {
  const { verdict } = describeRequest(request)
  const { finding } = verdict
  const others = groupFindings(request.verdicts).filter((group) => group.finding !== finding)
  const rule = finding && findRule(finding, request)
  const fix = finding && rule && describeFix(finding, request, rule)
  const isNamed = (text: string) => verdict.sentence.includes(text) || fix?.includes(text)
  const isWarned = request.verdicts.some((finding) => finding.verdict === 'warning')
  const answered = request.answeredBy.filter(({ name }) => !isNamed(name)).map(({ kind, name }) => `${kind} ${name}`)
  return (
    <section class={`stack part verdict-part ${verdict.tone}`} aria-label="Verdict">
      <p class="sentence">
        <WithCode text={verdict.sentence} />
      </p>
      {finding && rule && fix && (
        <dl>
          <dt>Rule</dt>
          <dd>
            <code>{finding.rule}</code>
          </dd>
          {finding.earlier !== undefined && (
            <>
              <dt>After</dt>
              <dd>
                <a href={getLink('requests', getRequestKey({ ...request, id: finding.earlier }))}>
                  Request {finding.earlier}
                </a>
              </dd>
            </>
          )}
          {rule.pointer && finding.earlier === undefined && (
            <>
              <dt>Specification</dt>
              <dd>
                <SpecificationLine finding={finding} request={request} pointer={rule.pointer} />
                {finding.source && <span class="hint"> {finding.source.join(', ')}</span>}
              </dd>
            </>
          )}
          <dt>Fix</dt>
          <dd>
            <WithCode text={fix} />
          </dd>
        </dl>
      )}
      {request.warning && !isWarned && !isNamed(request.warning) && (
        <p>
          <WithCode text={request.warning} />
        </p>
      )}
      {answered.length > 0 && <p>Answered by {answered.join(', ')}</p>}
      {others.length > 0 && <OtherFindings findings={others} />}
    </section>
  )
}

interface SpecificationProps {
  readonly finding: Request['verdicts'][number]
  readonly request: Request
  readonly pointer: string
}

/** Leads to the rule in the reference, which a proxy does not have. */
function SpecificationLine({ finding, request, pointer }: SpecificationProps) {
  if (isProxy) return <code>{pointer}</code>
  return (
    <a href={linkToRule(finding, store.contract?.operations ?? [], request.operationId)}>
      <code>{pointer}</code>
    </a>
  )
}

function OtherFindings({ findings }: { findings: readonly GroupedFinding[] }) {
  return (
    <ul class="stack soft findings" aria-label="Other findings">
      {findings.map(({ finding, times }) => (
        <li key={describePlace(finding) + finding.message}>
          <b>
            {getLabel(finding)}: {describePlace(finding)}
            {times > 1 && ` × ${times}`}
          </b>{' '}
          {finding.message}
        </li>
      ))}
    </ul>
  )
}
