/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema/schema.generated.ts';

import { type ApiError, fetcher } from '../client/fetcher.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { useQuery, useMutation, type UseQueryOptions, type UseMutationOptions } from '../client/react-query.ts';
export type ProcedureTemplateRowFragment = { id: string, type: Types.ProcedureType, version: number, publishedAt: string | null, updatedAt: string, recordCount: number, title: { vn: string, en: string } };

export type ProcedureTemplateDetailFragment = { id: string, type: Types.ProcedureType, version: number, publishedAt: string | null, updatedAt: string, recordCount: number, steps: Array<{ key: string, title: { vn: string, en: string }, description: { vn: string, en: string } | null, substeps: Array<{ key: string, actor: Types.ProcedureActor, daysMin: number | null, daysMax: number | null, title: { vn: string, en: string }, description: { vn: string, en: string } | null, place: { vn: string, en: string } | null, papers: Array<{ key: string, isRequired: boolean, name: { vn: string, en: string }, hint: { vn: string, en: string } | null }>, fees: Array<{ key: string, payer: Types.ProcedureSide | null, asOf: string, source: string, name: { vn: string, en: string }, text: { vn: string, en: string } }> }> }>, title: { vn: string, en: string } };

export type ProcedureTemplatesQueryVariables = Exact<{
  type?: Types.ProcedureType | null | undefined;
}>;


export type ProcedureTemplatesQuery = { getAllProcedureTemplate: Array<{ id: string, type: Types.ProcedureType, version: number, publishedAt: string | null, updatedAt: string, recordCount: number, title: { vn: string, en: string } }> };

export type ProcedureTemplateQueryVariables = Exact<{
  id: string;
}>;


export type ProcedureTemplateQuery = { getOneProcedureTemplate: { id: string, type: Types.ProcedureType, version: number, publishedAt: string | null, updatedAt: string, recordCount: number, steps: Array<{ key: string, title: { vn: string, en: string }, description: { vn: string, en: string } | null, substeps: Array<{ key: string, actor: Types.ProcedureActor, daysMin: number | null, daysMax: number | null, title: { vn: string, en: string }, description: { vn: string, en: string } | null, place: { vn: string, en: string } | null, papers: Array<{ key: string, isRequired: boolean, name: { vn: string, en: string }, hint: { vn: string, en: string } | null }>, fees: Array<{ key: string, payer: Types.ProcedureSide | null, asOf: string, source: string, name: { vn: string, en: string }, text: { vn: string, en: string } }> }> }>, title: { vn: string, en: string } } };

export type SaveProcedureTemplateMutationVariables = Exact<{
  id?: string | null | undefined;
  data: Types.ProcedureTemplateInput;
  updatedAt?: string | null | undefined;
}>;


export type SaveProcedureTemplateMutation = { saveProcedureTemplate: { id: string, type: Types.ProcedureType, version: number, publishedAt: string | null, updatedAt: string, recordCount: number, steps: Array<{ key: string, title: { vn: string, en: string }, description: { vn: string, en: string } | null, substeps: Array<{ key: string, actor: Types.ProcedureActor, daysMin: number | null, daysMax: number | null, title: { vn: string, en: string }, description: { vn: string, en: string } | null, place: { vn: string, en: string } | null, papers: Array<{ key: string, isRequired: boolean, name: { vn: string, en: string }, hint: { vn: string, en: string } | null }>, fees: Array<{ key: string, payer: Types.ProcedureSide | null, asOf: string, source: string, name: { vn: string, en: string }, text: { vn: string, en: string } }> }> }>, title: { vn: string, en: string } } };

export type DeleteProcedureTemplateMutationVariables = Exact<{
  id: string;
  updatedAt?: string | null | undefined;
}>;


export type DeleteProcedureTemplateMutation = { deleteProcedureTemplate: boolean };

export type PublishProcedureTemplateMutationVariables = Exact<{
  id: string;
  updatedAt?: string | null | undefined;
}>;


export type PublishProcedureTemplateMutation = { publishProcedureTemplate: { id: string, type: Types.ProcedureType, version: number, publishedAt: string | null, updatedAt: string, recordCount: number, steps: Array<{ key: string, title: { vn: string, en: string }, description: { vn: string, en: string } | null, substeps: Array<{ key: string, actor: Types.ProcedureActor, daysMin: number | null, daysMax: number | null, title: { vn: string, en: string }, description: { vn: string, en: string } | null, place: { vn: string, en: string } | null, papers: Array<{ key: string, isRequired: boolean, name: { vn: string, en: string }, hint: { vn: string, en: string } | null }>, fees: Array<{ key: string, payer: Types.ProcedureSide | null, asOf: string, source: string, name: { vn: string, en: string }, text: { vn: string, en: string } }> }> }>, title: { vn: string, en: string } } };


export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const ProcedureTemplateRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ProcedureTemplateRow on ProcedureTemplate {
  id
  type
  version
  publishedAt
  updatedAt
  recordCount
  title {
    vn
    en
  }
}
    `, {"fragmentName":"ProcedureTemplateRow"});
export const ProcedureTemplateDetailFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ProcedureTemplateDetail on ProcedureTemplate {
  ...ProcedureTemplateRow
  steps {
    key
    title {
      vn
      en
    }
    description {
      vn
      en
    }
    substeps {
      key
      title {
        vn
        en
      }
      description {
        vn
        en
      }
      actor
      place {
        vn
        en
      }
      daysMin
      daysMax
      papers {
        key
        name {
          vn
          en
        }
        hint {
          vn
          en
        }
        isRequired
      }
      fees {
        key
        name {
          vn
          en
        }
        text {
          vn
          en
        }
        payer
        asOf
        source
      }
    }
  }
}
    fragment ProcedureTemplateRow on ProcedureTemplate {
  id
  type
  version
  publishedAt
  updatedAt
  recordCount
  title {
    vn
    en
  }
}`, {"fragmentName":"ProcedureTemplateDetail"});
export const ProcedureTemplatesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ProcedureTemplates($type: ProcedureType) {
  getAllProcedureTemplate(type: $type) {
    ...ProcedureTemplateRow
  }
}
    fragment ProcedureTemplateRow on ProcedureTemplate {
  id
  type
  version
  publishedAt
  updatedAt
  recordCount
  title {
    vn
    en
  }
}`);

export const useProcedureTemplatesQuery = <
      TData = ProcedureTemplatesQuery,
      TError = ApiError
    >(
      variables?: ProcedureTemplatesQueryVariables,
      options?: Omit<UseQueryOptions<ProcedureTemplatesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ProcedureTemplatesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ProcedureTemplatesQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['ProcedureTemplates'] : ['ProcedureTemplates', variables],
    queryFn: fetcher<ProcedureTemplatesQuery, ProcedureTemplatesQueryVariables>(ProcedureTemplatesDocument, variables),
    ...options
  }
    )};

useProcedureTemplatesQuery.document = ProcedureTemplatesDocument;

useProcedureTemplatesQuery.getKey = (variables?: ProcedureTemplatesQueryVariables) => variables === undefined ? ['ProcedureTemplates'] : ['ProcedureTemplates', variables];

useProcedureTemplatesQuery.rootKey = 'ProcedureTemplates';


useProcedureTemplatesQuery.fetcher = (variables?: ProcedureTemplatesQueryVariables, options?: RequestInit['headers']) => fetcher<ProcedureTemplatesQuery, ProcedureTemplatesQueryVariables>(ProcedureTemplatesDocument, variables, options);

export const ProcedureTemplateDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ProcedureTemplate($id: ID!) {
  getOneProcedureTemplate(id: $id) {
    ...ProcedureTemplateDetail
  }
}
    fragment ProcedureTemplateRow on ProcedureTemplate {
  id
  type
  version
  publishedAt
  updatedAt
  recordCount
  title {
    vn
    en
  }
}
fragment ProcedureTemplateDetail on ProcedureTemplate {
  ...ProcedureTemplateRow
  steps {
    key
    title {
      vn
      en
    }
    description {
      vn
      en
    }
    substeps {
      key
      title {
        vn
        en
      }
      description {
        vn
        en
      }
      actor
      place {
        vn
        en
      }
      daysMin
      daysMax
      papers {
        key
        name {
          vn
          en
        }
        hint {
          vn
          en
        }
        isRequired
      }
      fees {
        key
        name {
          vn
          en
        }
        text {
          vn
          en
        }
        payer
        asOf
        source
      }
    }
  }
}`);

export const useProcedureTemplateQuery = <
      TData = ProcedureTemplateQuery,
      TError = ApiError
    >(
      variables: ProcedureTemplateQueryVariables,
      options?: Omit<UseQueryOptions<ProcedureTemplateQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ProcedureTemplateQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ProcedureTemplateQuery, TError, TData>(
      {
    queryKey: ['ProcedureTemplate', variables],
    queryFn: fetcher<ProcedureTemplateQuery, ProcedureTemplateQueryVariables>(ProcedureTemplateDocument, variables),
    ...options
  }
    )};

useProcedureTemplateQuery.document = ProcedureTemplateDocument;

useProcedureTemplateQuery.getKey = (variables: ProcedureTemplateQueryVariables) => ['ProcedureTemplate', variables];

useProcedureTemplateQuery.rootKey = 'ProcedureTemplate';


useProcedureTemplateQuery.fetcher = (variables: ProcedureTemplateQueryVariables, options?: RequestInit['headers']) => fetcher<ProcedureTemplateQuery, ProcedureTemplateQueryVariables>(ProcedureTemplateDocument, variables, options);

export const SaveProcedureTemplateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveProcedureTemplate($id: ID, $data: ProcedureTemplateInput!, $updatedAt: DateTime) {
  saveProcedureTemplate(id: $id, data: $data, updatedAt: $updatedAt) {
    ...ProcedureTemplateDetail
  }
}
    fragment ProcedureTemplateRow on ProcedureTemplate {
  id
  type
  version
  publishedAt
  updatedAt
  recordCount
  title {
    vn
    en
  }
}
fragment ProcedureTemplateDetail on ProcedureTemplate {
  ...ProcedureTemplateRow
  steps {
    key
    title {
      vn
      en
    }
    description {
      vn
      en
    }
    substeps {
      key
      title {
        vn
        en
      }
      description {
        vn
        en
      }
      actor
      place {
        vn
        en
      }
      daysMin
      daysMax
      papers {
        key
        name {
          vn
          en
        }
        hint {
          vn
          en
        }
        isRequired
      }
      fees {
        key
        name {
          vn
          en
        }
        text {
          vn
          en
        }
        payer
        asOf
        source
      }
    }
  }
}`);

export const useSaveProcedureTemplateMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<SaveProcedureTemplateMutation, TError, SaveProcedureTemplateMutationVariables, TContext>) => {
    
    return useMutation<SaveProcedureTemplateMutation, TError, SaveProcedureTemplateMutationVariables, TContext>(
      {
    mutationKey: ['SaveProcedureTemplate'],
    mutationFn: (variables?: SaveProcedureTemplateMutationVariables) => fetcher<SaveProcedureTemplateMutation, SaveProcedureTemplateMutationVariables>(SaveProcedureTemplateDocument, variables)(),
    ...options
  }
    )};

useSaveProcedureTemplateMutation.getKey = () => ['SaveProcedureTemplate'];


useSaveProcedureTemplateMutation.fetcher = (variables: SaveProcedureTemplateMutationVariables, options?: RequestInit['headers']) => fetcher<SaveProcedureTemplateMutation, SaveProcedureTemplateMutationVariables>(SaveProcedureTemplateDocument, variables, options);

export const DeleteProcedureTemplateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteProcedureTemplate($id: ID!, $updatedAt: DateTime) {
  deleteProcedureTemplate(id: $id, updatedAt: $updatedAt)
}
    `);

export const useDeleteProcedureTemplateMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<DeleteProcedureTemplateMutation, TError, DeleteProcedureTemplateMutationVariables, TContext>) => {
    
    return useMutation<DeleteProcedureTemplateMutation, TError, DeleteProcedureTemplateMutationVariables, TContext>(
      {
    mutationKey: ['DeleteProcedureTemplate'],
    mutationFn: (variables?: DeleteProcedureTemplateMutationVariables) => fetcher<DeleteProcedureTemplateMutation, DeleteProcedureTemplateMutationVariables>(DeleteProcedureTemplateDocument, variables)(),
    ...options
  }
    )};

useDeleteProcedureTemplateMutation.getKey = () => ['DeleteProcedureTemplate'];


useDeleteProcedureTemplateMutation.fetcher = (variables: DeleteProcedureTemplateMutationVariables, options?: RequestInit['headers']) => fetcher<DeleteProcedureTemplateMutation, DeleteProcedureTemplateMutationVariables>(DeleteProcedureTemplateDocument, variables, options);

export const PublishProcedureTemplateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PublishProcedureTemplate($id: ID!, $updatedAt: DateTime) {
  publishProcedureTemplate(id: $id, updatedAt: $updatedAt) {
    ...ProcedureTemplateDetail
  }
}
    fragment ProcedureTemplateRow on ProcedureTemplate {
  id
  type
  version
  publishedAt
  updatedAt
  recordCount
  title {
    vn
    en
  }
}
fragment ProcedureTemplateDetail on ProcedureTemplate {
  ...ProcedureTemplateRow
  steps {
    key
    title {
      vn
      en
    }
    description {
      vn
      en
    }
    substeps {
      key
      title {
        vn
        en
      }
      description {
        vn
        en
      }
      actor
      place {
        vn
        en
      }
      daysMin
      daysMax
      papers {
        key
        name {
          vn
          en
        }
        hint {
          vn
          en
        }
        isRequired
      }
      fees {
        key
        name {
          vn
          en
        }
        text {
          vn
          en
        }
        payer
        asOf
        source
      }
    }
  }
}`);

export const usePublishProcedureTemplateMutation = <
      TError = ApiError,
      TContext = unknown
    >(options?: UseMutationOptions<PublishProcedureTemplateMutation, TError, PublishProcedureTemplateMutationVariables, TContext>) => {
    
    return useMutation<PublishProcedureTemplateMutation, TError, PublishProcedureTemplateMutationVariables, TContext>(
      {
    mutationKey: ['PublishProcedureTemplate'],
    mutationFn: (variables?: PublishProcedureTemplateMutationVariables) => fetcher<PublishProcedureTemplateMutation, PublishProcedureTemplateMutationVariables>(PublishProcedureTemplateDocument, variables)(),
    ...options
  }
    )};

usePublishProcedureTemplateMutation.getKey = () => ['PublishProcedureTemplate'];


usePublishProcedureTemplateMutation.fetcher = (variables: PublishProcedureTemplateMutationVariables, options?: RequestInit['headers']) => fetcher<PublishProcedureTemplateMutation, PublishProcedureTemplateMutationVariables>(PublishProcedureTemplateDocument, variables, options);
