/** `npm run check`: format, lint, types, import rules, unused code, and code without a use in the app. */
import { checks } from './suite/checks.ts'
import { conclude, runStages } from './suite/stage.ts'

conclude(await runStages(checks(), 2))
