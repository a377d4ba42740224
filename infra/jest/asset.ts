/** What a test gets in place of a style sheet, font or picture: its address. */
export default '/asset';
