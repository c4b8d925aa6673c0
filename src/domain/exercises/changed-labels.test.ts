import { expect, it } from 'vitest';
import { changedLabels } from './changed-labels.ts';

it.each([
  [['Glutes'], { add: ['Core'], remove: [] }, ['Glutes', 'Core']],
  [['Glutes', 'Core'], { add: [], remove: ['core'] }, ['Glutes']],
  [['Glutes'], { add: ['glutes'], remove: [] }, ['Glutes']],
  [['Glutes'], { add: ['Core', 'CORE'], remove: ['Lats'] }, ['Glutes', 'Core']],
  [['Glutes'], { add: ['Glutes'], remove: ['Glutes'] }, ['Glutes']],
  [['None'], { add: ['Barbell'], remove: [] }, ['Barbell']],
  [['Barbell'], { add: ['None'], remove: ['Barbell'] }, ['None']],
  [['Barbell'], { add: ['none'], remove: [] }, ['Barbell']],
  [['Barbell'], { add: [], remove: ['Barbell'] }, []],
])('%j changed by %j is %j', (labels, change, changed) => {
  expect(changedLabels(labels, change)).toEqual(changed);
});
