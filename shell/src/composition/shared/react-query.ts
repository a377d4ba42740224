/** What remotes may use of @tanstack/react-query. */
export { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
