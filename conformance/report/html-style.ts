/** Style of the page; colours follow the reader's colour scheme. */
export const style = `
:root { color-scheme: light dark; --ink: #1d2330; --soft: #667085; --line: #dfe3ea; --page: #fff; --raised: #f6f7f9;
  --passed: #1f9d61; --noted: #3a7bd5; --failed: #d4373f; --stale: #c2571a; --known: #b58a00; --skipped: #9aa3b2; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ef; --soft: #9aa4b5; --line: #2c3442; --page: #12161d; --raised: #1a202a; } }
* { box-sizing: border-box; }
body { margin: 0; font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); }
header { display: flex; flex-wrap: wrap; gap: .3rem 2rem; align-items: baseline; padding: 1rem 2rem; border-bottom: 1px solid var(--line); }
h1 { font-size: 1.1rem; margin: 0; }
h2 { font-size: 1.6rem; margin: 0; overflow-wrap: anywhere; }
h3 { font-size: 1.05rem; margin: 2.2rem 0 .6rem; }
main { max-width: 76rem; margin: 0 auto; padding: 1.5rem 2rem 4rem; }
nav a { margin-right: 1rem; color: inherit; }
.run + .run { margin-top: 4rem; padding-top: 2rem; border-top: 1px solid var(--line); }
.lead, .note { color: var(--soft); margin: .2rem 0 1rem; }
.verdict { font-size: .9rem; padding: .15rem .6rem; border-radius: 1rem; color: #fff; vertical-align: middle; }
.tiles { display: flex; flex-wrap: wrap; gap: .8rem; padding: 0; margin: 0 0 1.5rem; list-style: none; }
.tiles li { min-width: 8rem; padding: .7rem 1rem; border-radius: .5rem; background: var(--raised); border-left: 4px solid; color: var(--soft); }
.tiles b { display: block; font-size: 1.5rem; line-height: 1.2; color: var(--ink); }
.tiles .passed { border-color: var(--passed); } .tiles .noted { border-color: var(--noted); } .tiles .failed { border-color: var(--failed); } .tiles .stale { border-color: var(--stale); }
.tiles .known { border-color: var(--known); } .tiles .skipped { border-color: var(--skipped); }
.scroll { overflow-x: auto; }
.number { text-align: right; width: 5rem; } .zero { color: var(--soft); opacity: .6; }
.chips { min-width: 18rem; }
table { border-collapse: collapse; width: 100%; }
th { text-align: left; font-weight: 600; color: var(--soft); font-size: .85rem; }
th, td { padding: .35rem .8rem .35rem 0; border-bottom: 1px solid var(--line); vertical-align: top; font-variant-numeric: tabular-nums; }
code, pre { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; background: var(--raised); padding: .8rem 1rem; border-radius: .4rem; margin: .4rem 0; max-height: 30rem; overflow: auto; }
td:first-child > code { display: inline-block; min-width: 16rem; padding-right: 1rem; }
summary { cursor: pointer; padding: .2rem 0; }
details details { margin-left: 1.2rem; }
.bar { display: flex; width: 14rem; height: .7rem; margin-top: .35rem; border-radius: .35rem; overflow: hidden; background: var(--raised); }
.bar i, .verdict, .tag { background: var(--skipped); }
.passed.verdict, .bar .passed { background: var(--passed); } .bar .noted { background: var(--noted); } .failed.verdict, .bar .failed, .tag.failed { background: var(--failed); }
.bar .stale, .tag.stale { background: var(--stale); } .bar .known, .tag.known { background: var(--known); }
.tag { color: #fff; font-size: .75rem; padding: .1rem .5rem; border-radius: .8rem; }
.chip { display: inline-block; margin: .1rem 0; padding: 0 .5rem; border-radius: .3rem; border: 1px solid var(--line); color: var(--soft); font: 12px/1.6 ui-monospace, monospace; }
.chip.seen { border-color: var(--passed); color: var(--passed); }
.choice { color: var(--soft); }
@media (max-width: 40rem) { header, main { padding-left: 1rem; padding-right: 1rem; } .tiles li { min-width: 6rem; flex: 1; } .bar { width: 6rem; } }
`
