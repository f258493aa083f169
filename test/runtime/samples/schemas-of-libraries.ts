import { z } from 'zod'

const step = z.object({ explanation: z.string(), output: z.string() })
const person = z.object({
  name: z.string(),
  age: z.number().int().min(0).max(150).nullable(),
  email: z.email().optional(),
})
const node: z.ZodType = z.lazy(() => z.object({ label: z.string(), children: z.array(node) }))
const element: z.ZodType = z.lazy(() =>
  z.object({
    type: z.enum(['div', 'button', 'header', 'section', 'field', 'form']),
    label: z.string(),
    children: z.array(element),
    attributes: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
)
const query = z.object({
  table_name: z.enum(['orders', 'customers', 'products']),
  columns: z.array(z.enum(['id', 'status', 'expected_delivery_date'])).min(1),
  conditions: z.array(
    z.object({
      column: z.string(),
      operator: z.enum(['=', '>', '<', '>=', '<=', '!=']),
      value: z.union([z.string(), z.number(), z.object({ column_name: z.string() })]),
    }),
  ),
  order_by: z.enum(['asc', 'desc']),
})

/** What the guides of OpenAI, AI SDK, LangChain and Instructor ask models for, and each kind of schema that Zod prints. */
export const librarySchemas: Readonly<Record<string, z.ZodType>> = {
  'a calendar event': z.object({ name: z.string(), date: z.string(), participants: z.array(z.string()) }),
  'a lesson in steps': z.object({ steps: z.array(step), final_answer: z.string() }),
  'a research paper': z.object({
    title: z.string(),
    authors: z.array(z.string()),
    abstract: z.string(),
    keywords: z.array(z.string()).max(8),
  }),
  'an interface of nested elements': element,
  moderation: z.object({
    is_violating: z.boolean(),
    category: z.enum(['violence', 'sexual', 'self_harm']).nullable(),
    explanation_if_violating: z.string().nullable(),
  }),
  'a query of tables': query,
  'a recipe': z.object({
    recipe: z.object({
      name: z.string(),
      ingredients: z.array(z.object({ name: z.string(), amount: z.string() })),
      steps: z.array(z.string()),
    }),
  }),
  'a joke': z.object({
    setup: z.string().describe('The setup of the joke'),
    punchline: z.string(),
    rating: z.number().int().min(1).max(10).optional(),
  }),
  'people of a text': z.object({ people: z.array(person) }),
  'a classification': z.object({
    sentiment: z.enum(['positive', 'neutral', 'negative']),
    confidence: z.number().min(0).max(1),
  }),
  notifications: z.object({
    notifications: z.array(z.object({ name: z.string(), message: z.string().max(80) })).length(3),
  }),
  weather: z.object({ location: z.string(), unit: z.enum(['celsius', 'fahrenheit']).default('celsius') }),
  'a route': z.object({ path: z.array(z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)])).min(2) }),
  'a travel plan': z.object({
    days: z
      .array(z.object({ day: z.int().positive(), places: z.array(z.string()).nonempty() }))
      .min(1)
      .max(7),
    budget: z.number().multipleOf(0.01).positive(),
  }),
  'an invoice': z.object({
    number: z.string().regex(/^INV-\d{6}$/),
    issued: z.iso.date(),
    due: z.iso.datetime(),
    lines: z.array(
      z.object({ sku: z.string().length(8), quantity: z.int().min(1), price: z.number().multipleOf(0.01) }),
    ),
    currency: z.enum(['EUR', 'USD']),
  }),
  'a support ticket': z.object({
    priority: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    tags: z.array(z.string().min(3).max(12)).max(5),
    assignee: z.email().nullable(),
    link: z.url(),
  }),
  'a plan of tool calls': z.object({
    calls: z.array(
      z.discriminatedUnion('tool', [
        z.object({ tool: z.literal('search'), query: z.string() }),
        z.object({ tool: z.literal('open'), url: z.url(), wait: z.boolean().optional() }),
        z.object({ tool: z.literal('finish'), answer: z.string().min(20) }),
      ]),
    ),
  }),
  'a knowledge graph': z.object({
    nodes: z.array(z.object({ id: z.int(), label: z.string(), color: z.string().regex(/^#[0-9a-f]{6}$/) })),
    edges: z.array(z.object({ source: z.int(), target: z.int(), label: z.string() })),
  }),
  'a tree': node,
  'a table of scores': z.record(z.string(), z.number().min(0).max(100)),
  'named enums': z.record(z.enum(['north', 'south']), z.int()),
  'keys of a pattern': z.record(z.string().regex(/^[a-z]{3}$/), z.boolean()),
  'a tuple': z.tuple([z.string(), z.number()]),
  'a tuple in an object': z.object({ pair: z.tuple([z.string(), z.number()]), flag: z.boolean() }),
  'a tuple of objects': z.tuple([person, step, z.array(step)]),
  'a tuple with a rest': z.tuple([z.string()], z.int()),
  'tuples in tuples': z.array(z.tuple([z.tuple([z.int(), z.int()]), z.enum(['a', 'b'])])).min(2),
  'an intersection': z.intersection(z.looseObject({ a: z.string() }), z.looseObject({ b: z.int() })),
  'a union of objects': z.union([z.strictObject({ a: z.string() }), z.strictObject({ b: z.int() }), z.null()]),
  'nullable and optional': z.object({ a: z.string().nullish(), b: z.int().nullable(), c: z.boolean().optional() }),
  'an unknown value': z.object({ data: z.unknown(), any: z.any() }),
  nothing: z.object({ never: z.never().optional(), always: z.string() }),
  'a set of rules': z.object({ uuid: z.uuid(), ipv4: z.ipv4(), ipv6: z.ipv6(), base64: z.base64() }),
  'texts of rules': z.object({
    start: z.string().startsWith('http').endsWith('.png'),
    upper: z
      .string()
      .regex(/^[A-Z]+$/)
      .min(4)
      .max(9),
    includes: z.string().includes('needle'),
    time: z.iso.time(),
    duration: z.iso.duration(),
  }),
  ids: z.object({ cuid2: z.cuid2(), ulid: z.ulid(), nanoid: z.nanoid(), e164: z.e164(), emoji: z.emoji().optional() }),
  numbers: z.object({
    int: z.int32(),
    float: z.float32(),
    exact: z.literal(4.35),
    even: z.int().multipleOf(2).gt(10).lt(14),
  }),
  'a strict object': z.strictObject({ a: z.strictObject({ b: z.strictObject({ c: z.literal('deep') }) }) }),
  'a catch-all': z.object({ id: z.int() }).catchall(z.string()),
  'a default in an array': z.array(z.object({ size: z.int().default(7) })).default([]),
}
