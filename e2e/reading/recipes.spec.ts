import { type Browser, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { lookAt, lookAtWidths } from '../page/look-at.ts';
import { type TrainingFixture, givenAMember, open, signedIn } from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { expectToast } from '../page/toast.ts';

let fixture: TrainingFixture;

test.beforeAll(async () => {
  fixture = await givenAMember();
});
test.afterAll(() => fixture.fellowship.stop());
test.describe.configure({ mode: 'serial' });

async function recipesOf(browser: Browser): Promise<Page> {
  const page = await signedIn(browser, fixture, 'coach');
  await open(page, 'Nutrition');
  return page;
}

const photograph = () =>
  sharp({ create: { width: 1800, height: 1300, channels: 3, background: '#7c4e17' } })
    .png()
    .toBuffer();

test('a coach writes a recipe: lists, macros, a picture; what is typed survives a closed dialog', async ({
  browser,
}) => {
  const page = await recipesOf(browser);
  await expect(page.getByText('No recipes yet. Create your first recipe to get started.')).toBeVisible();
  await lookAtWidths(page, 'recipes-none');
  await page.getByRole('button', { name: 'Create Recipe' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create Recipe' });
  await expect(dialog.getByText('expected strength gains of 20-40%')).toBeVisible();

  await dialog.getByRole('button', { name: 'Create Recipe' }).click();
  await expect(dialog.getByText('Title is required')).toBeVisible();
  await lookAt(page, 'recipe-form-refused');
  await dialog.getByRole('textbox', { name: 'Title', exact: true }).fill('Overnight Oats');
  await dialog.getByRole('textbox', { name: 'Description', exact: true }).fill('Made the evening before.');
  await dialog.getByRole('textbox', { name: 'Time', exact: true }).fill('10');
  await dialog.getByRole('textbox', { name: 'Servings', exact: true }).fill('2');
  await dialog.getByRole('textbox', { name: 'Protein', exact: true }).fill('32.5');
  await dialog.getByRole('textbox', { name: 'Carbs', exact: true }).fill('lots');
  await dialog.getByRole('textbox', { name: 'Fats', exact: true }).fill('10');
  await expect(dialog.getByText('220', { exact: true })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Carbs', exact: true }).fill('60');
  await expect(dialog.getByText('460', { exact: true })).toBeVisible();

  const ingredient = (place: number) =>
    dialog.getByRole('textbox', { name: `Ingredient ${place}`, exact: true });
  await ingredient(1).fill('100 g rolled oats');
  await ingredient(1).press('Enter');
  await expect(ingredient(2)).toBeFocused();
  await page.keyboard.type('1 cup milk');
  await page.keyboard.press('Enter');
  await page.keyboard.type('1/2 cup blueberries');
  await dialog.getByRole('textbox', { name: 'Step 1', exact: true }).fill('Stir everything together.');
  await dialog.getByRole('button', { name: 'Add Step' }).click();
  await page.keyboard.type('Leave it in the fridge overnight.');
  await dialog.getByRole('textbox', { name: 'Item 1' }).fill('A jar');
  await dialog.getByRole('checkbox', { name: 'Vegetarian' }).check();
  await dialog.getByRole('checkbox', { name: 'Gluten', exact: true }).check();
  await dialog
    .getByLabel('Choose picture')
    .setInputFiles({ name: 'oats.png', mimeType: 'image/png', buffer: await photograph() });
  await expect(dialog.getByRole('button', { name: 'Remove picture' })).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Create Recipe' }).first().click();
  await expect(dialog.getByText('What you had typed is back.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Overnight Oats');
  await expect(dialog.getByRole('textbox', { name: 'Step 2' })).toHaveValue(
    'Leave it in the fridge overnight.',
  );
  await lookAtWidths(page, 'recipe-form');

  await page.route('**/api/admin/recipes', route => route.fulfill({ status: 500, json: { message: 'x' } }));
  await dialog.getByRole('button', { name: 'Create Recipe' }).click();
  await expectToast(page, 'Error', 'Failed to create recipe');
  await expect(dialog.getByRole('alert')).toContainText('Failed to create recipe');
  await page.unroute('**/api/admin/recipes');
  await dialog.getByRole('button', { name: 'Create Recipe' }).click();
  await expectToast(page, 'Success', 'Recipe created successfully');
  await expect(dialog).toBeHidden();
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Overnight Oats' }) });
  await expect(card).toContainText('10 min · 2 servings · 460 kcal');
  await expect(card.locator('img')).toHaveAttribute('src', /^\/pictures\/[\da-f]{32}\.webp$/);
  await page.getByRole('button', { name: 'Create Recipe' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});

test('a coach corrects a recipe, finds it, and deletes it', async ({ browser }) => {
  const page = await recipesOf(browser);
  await page.getByRole('button', { name: 'Edit Overnight Oats' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Recipe' });
  await dialog.getByRole('textbox', { name: 'Title', exact: true }).fill('Evening Oats');
  await dialog.getByRole('textbox', { name: 'Ingredient 1' }).press('End');
  await dialog.getByRole('textbox', { name: 'Protein', exact: true }).fill('40');
  await page.route('**/api/admin/recipes/*', route => route.fulfill({ status: 500, json: { message: 'x' } }));
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Error', 'Failed to update recipe');
  await page.unroute('**/api/admin/recipes/*');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Success', 'Recipe updated successfully');
  await expect(page.getByText('490 kcal')).toBeVisible();
  await lookAtWidths(page, 'recipes');

  await page.getByPlaceholder('Search recipes...').fill('nothing like it');
  await expect(page.getByText('No recipes found matching your search.')).toBeVisible();
  await page.getByPlaceholder('Search recipes...').fill('BLUEBERRIES');
  await page.getByRole('button', { name: 'Delete Evening Oats' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Evening Oats?' });
  await lookAt(page, 'recipe-delete');
  await page.route('**/api/admin/recipes/*', route => route.fulfill({ status: 500, json: { message: 'x' } }));
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Error', 'Failed to delete recipe');
  await page.unroute('**/api/admin/recipes/*');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Success', 'Recipe deleted successfully');
  await expect(page.getByText('No recipes yet.')).toBeVisible();
});
