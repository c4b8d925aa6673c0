import { type Browser, expect, type Page } from '@playwright/test';
import { lookAt, lookAtWidths } from '../page/look-at.ts';
import { type TrainingFixture, givenAMember, open, signedIn } from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { paste } from '../page/paste.ts';
import { expectToast } from '../page/toast.ts';

let fixture: TrainingFixture;

const recipe = (title: string, more: object = {}) => ({
  title,
  description: 'A bowl to come home to.',
  timeMinutes: 20,
  servings: 2,
  macros: { p: 40, c: 50, f: 15 },
  dietTags: [],
  allergenTags: [],
  ingredients: ['1 1/2 cups quinoa', '200 g tofu, cubed', '2-3 scallions', 'Salt to taste'],
  steps: ['Rinse the quinoa, then simmer it for 15 minutes.', 'Fry the tofu until golden.', 'Serve.'],
  equipment: ['Saucepan', 'Large skillet'],
  ...more,
});

test.beforeAll(async () => {
  fixture = await givenAMember();
  const { coach } = fixture;
  const add = (body: object) => coach.get('POST', '/api/admin/recipes', body);
  await add(recipe('Quinoa Bowl', { dietTags: ['vegan', 'gluten-free'], allergenTags: ['soy'] }));
  await add(recipe('Salmon Tray Bake', { timeMinutes: 40, dietTags: ['keto'], allergenTags: ['fish'] }));
  await add(recipe('Lentil Soup', { timeMinutes: 45, dietTags: ['vegan'], ingredients: ['1 cup lentils'] }));
});
test.afterAll(() => fixture.fellowship.stop());
// The tests fill in one member's profile, one after the other.
test.describe.configure({ mode: 'serial' });

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

async function nutritionOf(browser: Browser, width = 1280): Promise<Page> {
  const page = await signedIn(browser, fixture, 'member', width);
  await open(page, 'Nutrition');
  return page;
}

const tile = (page: Page, name: string) =>
  page
    .locator('dl')
    .filter({ has: page.locator('dt').getByText(name, { exact: true }) })
    .first();

test('a member fills in their profile, and the calculator says what to eat', async ({ browser }) => {
  const page = await nutritionOf(browser);
  await tab(page, 'Calculator').click();
  await expect(
    page.getByText('Complete your nutrition profile to see personalized macro recommendations'),
  ).toBeVisible();
  await lookAtWidths(page, 'nutrition-calculator-empty');
  await page.getByRole('button', { name: 'Complete Profile' }).click();

  await page.getByLabel('Age', { exact: true }).fill('7');
  await page.getByLabel('Sex', { exact: true }).selectOption('male');
  await page.getByLabel('Height (inches)').fill('70.5');
  await expect(page.getByText('5 ft 10.5 in')).toBeVisible();
  await page.getByLabel('Weight (lbs)').fill('heavy');
  await page.getByLabel('Activity Level').selectOption('moderate');
  await page.getByLabel('Goal', { exact: true }).selectOption('maintain');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText('Enter an age from 13 to 110')).toBeVisible();
  await expect(page.getByText('“heavy” is not a number.')).toBeVisible();
  await expect(page.getByLabel('Weight (lbs)')).toHaveValue('heavy');
  await lookAt(page, 'nutrition-profile-refused');

  await page.getByLabel('Age', { exact: true }).fill('35');
  await paste(page.getByLabel('Weight (lbs)'), '1,000');
  await expect(page.getByText('Enter a weight from 66.2 to 771.6 lb (30 to 350 kg)')).toBeVisible();
  await page.getByLabel('Height (inches)').fill('70,5');
  await expect(page.getByText('5 ft 10.5 in')).toBeVisible();
  await page.getByLabel('Weight (lbs)').fill('233');
  // Typed values stay while another tab is looked at.
  await tab(page, 'Recipes').click();
  await tab(page, 'Profile').click();
  await expect(page.getByLabel('Weight (lbs)')).toHaveValue('233');
  await page.route('**/api/nutrition-profile', route =>
    route.fulfill({ status: 500, json: { message: '' } }),
  );
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expectToast(page, 'Error', 'Failed to update nutrition profile');
  await page.unroute('**/api/nutrition-profile');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expectToast(page, 'Success', 'Nutrition profile updated successfully');

  await page.reload();
  await expect(page.getByLabel('Height (inches)')).toHaveValue('70.5');
  await expect(page.getByLabel('Weight (lbs)')).toHaveValue('233');
  await lookAtWidths(page, 'nutrition-profile');

  await tab(page, 'Calculator').click();
  // 10 × 105.6869 + 6.25 × 179.07 - 5 × 35 + 5 = 2006; × 1.55 = 3109.
  await expect(tile(page, 'BMR')).toContainText('2,006');
  await expect(tile(page, 'TDEE')).toContainText('3,109');
  await expect(tile(page, 'Daily Calories')).toContainText('3,109');
  await expect(tile(page, 'Protein')).toContainText('233');
  await expect(tile(page, 'Carbs')).toContainText('311');
  await expect(tile(page, 'Fats')).toContainText('104');
  await lookAtWidths(page, 'nutrition-calculator');
});

test('who would eat too little is warned plainly', async ({ browser }) => {
  const page = await nutritionOf(browser);
  await page.getByLabel('Sex', { exact: true }).selectOption('female');
  await page.getByLabel('Height (inches)').fill('62');
  await page.getByLabel('Weight (lbs)').fill('120');
  await page.getByLabel('Activity Level').selectOption('sedentary');
  await page.getByLabel('Goal', { exact: true }).selectOption('lose');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expectToast(page, 'Success', 'Nutrition profile updated successfully');
  await tab(page, 'Calculator').click();
  await expect(page.getByText(/less than 1,200 kcal is not safe to eat for long/)).toBeVisible();
  await lookAtWidths(page, 'nutrition-warning');
});

test('recipes leave out the member’s allergens, and the filters stay between the tabs', async ({
  browser,
}) => {
  const page = await nutritionOf(browser);
  await tab(page, 'Recipes').click();
  const cards = page.getByRole('tabpanel').getByRole('heading', { level: 2 });
  await expect(cards).toHaveText(['Lentil Soup', 'Quinoa Bowl', 'Salmon Tray Bake']);

  await tab(page, 'Profile').click();
  await page.getByRole('checkbox', { name: 'Fish', exact: true }).check();
  await page.getByLabel('Diet Preference').selectOption('vegan');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expectToast(page, 'Success', 'Nutrition profile updated successfully');
  await tab(page, 'Recipes').click();
  await expect(page.getByText('Excluding allergens:')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Excluding allergens:' })).toHaveText('Fish');
  await expect(cards).toHaveText(['Lentil Soup', 'Quinoa Bowl']);
  await lookAtWidths(page, 'nutrition-recipes');

  await page.getByRole('button', { name: 'Only Vegan, my preference' }).click();
  await expect(page.getByLabel('Diet', { exact: true })).toHaveValue('vegan');
  await page.getByLabel('Max prep time').selectOption('30');
  await expect(cards).toHaveText(['Quinoa Bowl']);
  await page.getByPlaceholder('Search recipes...').fill('lentils');
  await expect(page.getByText('No recipes found. Try adjusting your filters.')).toBeVisible();
  await lookAtWidths(page, 'nutrition-recipes-none');
  await tab(page, 'Calculator').click();
  await tab(page, 'Recipes').click();
  await expect(page.getByPlaceholder('Search recipes...')).toHaveValue('lentils');
  await expect(page.getByLabel('Max prep time')).toHaveValue('30');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(cards).toHaveText(['Lentil Soup', 'Quinoa Bowl']);

  await page.route('**/api/recipes?**', route => route.fulfill({ status: 500, json: { message: 'x' } }));
  await page.getByLabel('Max prep time').selectOption('60');
  await expect(page.getByText('The recipes could not be loaded.')).toBeVisible();
  await page.unroute('**/api/recipes?**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards).toHaveText(['Lentil Soup', 'Quinoa Bowl']);
});

test('a recipe reads well, and is cooked by', async ({ browser }) => {
  const page = await nutritionOf(browser, 375);
  await tab(page, 'Recipes').click();
  await page.getByRole('button', { name: 'Quinoa Bowl' }).click();
  const dialog = page.getByRole('dialog', { name: 'Quinoa Bowl' });
  await expect(dialog.getByText('1 1/2 cups quinoa')).toBeVisible();
  await lookAtWidths(page, 'recipe');
  await dialog.getByRole('button', { name: 'Start Cooking' }).click();
  await expect(dialog.getByText('Step 1 of 3 · 2 servings')).toBeVisible();
  await lookAtWidths(page, 'cooking');
});

test('script in every field of a recipe shows as text, to members and in the console', async ({
  browser,
}) => {
  const script = '<img src=x onerror="window.hacked = true"><script>window.hacked = true</script>';
  const lines = [script, script];
  await fixture.coach.get(
    'POST',
    '/api/admin/recipes',
    recipe(script, { description: script, ingredients: lines, steps: lines, equipment: lines }),
  );
  const asMember = await nutritionOf(browser);
  await tab(asMember, 'Recipes').click();
  await asMember.getByRole('button', { name: script }).click();
  const dialog = asMember.getByRole('dialog');
  await expect(dialog.getByText(script, { exact: true })).toHaveCount(6);
  await dialog.getByRole('button', { name: 'Start Cooking' }).click();
  await expect(dialog.getByText('Step 1 of 2')).toBeVisible();
  await expect(dialog.locator('p').getByText(script)).toBeVisible();
  const asCoach = await signedIn(browser, fixture, 'coach');
  await open(asCoach, 'Nutrition');
  await expect(asCoach.getByRole('heading', { name: script })).toBeVisible();
  await asCoach.getByRole('button', { name: `Edit ${script}` }).click();
  await expect(asCoach.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(script);
  for (const page of [asMember, asCoach]) {
    await expect(page.locator('main, [role=dialog]').locator('script, img[src="x"]')).toHaveCount(0);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  }
});
