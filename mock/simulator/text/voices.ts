/** The sentences of a reply in one language; `{}` stands for the subject. */
export interface Voice extends Account {
  readonly greetings: readonly string[]
  readonly closings: readonly string[]
  /** Introduces a block of code, in languages other than English. */
  readonly block: string
  /** The headings of a table of the points. */
  readonly columns: readonly [string, string]
  /** A short poem. */
  readonly verse: string
}

/** True of nearly any subject. */
export interface Account {
  readonly openings: readonly string[]
  /** Leads with their sentences, in a sensible order. */
  readonly points: readonly (readonly [lead: string, sentence: string])[]
}

export type Kind = 'explain' | 'why' | 'how' | 'compare' | 'fix' | 'plan' | 'ideas' | 'code'

/** The subject of `why` is a question, that of `how` begins with a verb, that of the others is a noun phrase. */
const accounts: Readonly<Record<Kind, Account>> = {
  explain: {
    openings: [
      'The easiest way to understand {} is to look at the purpose, the mechanism and the limits, in that order.',
      'A good mental model of {} needs only a few ideas.',
      'Here are the essentials of {}.',
      'Most questions about {} come down to a few ideas.',
    ],
    points: [
      ['Purpose', 'Every part answers a concrete need, and knowing that need makes the details easier to remember.'],
      [
        'Mechanism',
        'A few simple parts act together; each is easy to follow alone, and their combination does the rest.',
      ],
      ['Context', 'The surroundings matter, so the same idea can look quite different from one case to another.'],
      ['Limits', 'Every explanation simplifies something, and it pays to know where the simplification ends.'],
      ['In practice', 'One small, real example makes the idea stick better than any definition.'],
    ],
  },
  why: {
    openings: [
      '**{}** In short, one main cause does most of the work and a few smaller ones shape the details.',
      '**{}** There is a clear reason, and it becomes visible once you separate cause from effect.',
      '**{}** Several causes act together, but they are not equally important.',
      '**{}** The explanation has a main part and a few refinements.',
    ],
    points: [
      [
        'Main cause',
        'It is the one that remains when everything else is held constant, so explanations begin with it.',
      ],
      ['Contributing factors', 'They decide how strong the effect is and when it is most visible.'],
      ['Common misconception', 'The answer that comes to mind first often describes the effect rather than the cause.'],
      ['How to check', 'Change one factor at a time and watch what happens to the others.'],
    ],
  },
  how: {
    openings: [
      'To {}, get the smallest version working first and build on it.',
      'The most reliable way to {} takes only a few steps.',
      'You can {} in a few steps.',
      'Here is a straightforward way to {}.',
    ],
    points: [
      ['Check the starting point', 'Note what you already have and what must not change.'],
      ['Take the smallest useful step', 'Aim for something complete, even if it is simple.'],
      ['Verify the result', 'Compare it with what you expected before you change anything else.'],
      ['Try unusual cases', 'They cause most of the surprises, so look at two or three of them on purpose.'],
      ['Write it down', 'A short note on what worked saves time the next time.'],
    ],
  },
  compare: {
    openings: [
      'The choice between {} depends mostly on what you need.',
      'There is no overall winner between {}, but there is usually a better fit for a given case.',
      'The main difference between {} lies in their priorities.',
      'Here is a fair comparison of {}.',
    ],
    points: [
      ['Fit', 'List your two or three hard requirements and rule out whatever misses one of them.'],
      ['Familiarity', 'Prefer what you already know, unless a hard requirement speaks against it.'],
      ['Cost over time', 'Look past the first week: upkeep usually outweighs the initial effort.'],
      ['Reversibility', 'If both pass, take the choice that is easier to undo.'],
    ],
  },
  fix: {
    openings: [
      'The fastest way to the bottom of {} is to reproduce the problem first.',
      'Here is how I would track down {}.',
      'Most of the work with {} is narrowing down the cause.',
      "Let's find the cause of {} step by step.",
    ],
    points: [
      ['Reproduce it', 'Find the shortest sequence that shows the problem every time.'],
      ['Read the first message', 'Later errors are often consequences of the first one.'],
      ['Look at what changed', 'Compare with the last state that worked, including data and settings.'],
      ['Change one thing at a time', 'Otherwise you cannot tell which change helped.'],
      ['Keep a check', 'Turn the failing case into a test so that it stays fixed.'],
    ],
  },
  plan: {
    openings: [
      'Here is a plan for {} that leaves room for surprises.',
      'A good plan for {} fixes the goal and stays flexible about the rest.',
      'I would approach {} in a few clear stages.',
      'For {}, a short plan with visible milestones works best.',
    ],
    points: [
      ['Goal', 'Write one sentence that says what success looks like and by when.'],
      ['Preparation', 'Arrange first whatever takes longest to get.'],
      ['First milestone', 'Choose something you can finish early and show to someone.'],
      ['Buffer', 'Leave about a fifth of the time unplanned.'],
      ['Review', 'After each stage, keep what worked and drop what did not.'],
    ],
  },
  ideas: {
    openings: [
      'Here are some suggestions for {}.',
      'For {}, these are good places to start.',
      'Several approaches work well for {}.',
      'These suggestions for {} go from simple to ambitious.',
    ],
    points: [
      ['Keep it simple', 'One clear idea beats three half-finished ones.'],
      ['Start from the people', 'Ask who it is for and what they should remember.'],
      ['Make it personal', 'A detail from your own experience makes it memorable.'],
      ['Borrow and adapt', 'Look at what works elsewhere and change one important thing.'],
      ['Try the opposite', 'Turn the obvious approach around and see what remains.'],
    ],
  },
  code: {
    openings: [
      'Here is a starting point for {}:',
      'Here is a small sketch of {}:',
      'You could begin with this version of {}:',
      'This is a compact start for {}:',
    ],
    points: [
      ['Names', 'They follow the wording of your request, so adapt them to your project.'],
      ['Next step', 'Add your own rules in the middle; the frame around them can stay as it is.'],
      ['Tests', 'Cover an empty case, a typical one and a very large one.'],
    ],
  },
}

export const english: Voice = {
  ...accounts.explain,
  greetings: [
    'Hello! How can I help you today?',
    'Hi there! What can I do for you?',
    'Hey! 👋 What would you like to talk about?',
  ],
  closings: [
    'Tell me more about your situation and I can be more specific.',
    'Would you like an example?',
    'If you tell me your goal, I can go into more detail.',
    'I can go deeper into any of these points.',
  ],
  block: '',
  columns: ['Aspect', 'In short'],
  verse: '{} at dawn,\nquiet as a folded page:\none small light, then more.',
}

/** The voice for each kind of request in English. */
export const voices = Object.fromEntries(
  Object.entries(accounts).map(([kind, account]) => [kind, { ...english, ...account }]),
) as Readonly<Record<Kind, Voice>>
