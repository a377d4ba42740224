import { Controller, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AanvraagRij, LijstAnswer } from '@site/contract/office';
import type { FastifyReply } from 'fastify';
import type { Employee } from '../employees/employee.entity.js';
import { CurrentEmployee, EmployeesOnly, OfficeCalls } from '../employees/employees-only.js';
import { Call } from '../http/call.js';
import { APPLICATION_LIST } from './application-list.js';
import { CsvFile, sendCsv } from './csv-file.js';
import { ApplicationListAnswerDto } from './office-answers.js';
import { ApplicationListQueryDto } from './office-bodies.js';
import { OfficeLists } from './office-lists.js';

/** The applications, as the office handles them. */
@ApiTags('office')
@Controller()
@OfficeCalls()
export class OfficeApplicationsController {
  constructor(private readonly lists: OfficeLists) {}

  @Call('officeApplications', { summary: 'The applications', answer: ApplicationListAnswerDto })
  @EmployeesOnly()
  list(
    @Query() query: ApplicationListQueryDto,
    @CurrentEmployee() employee: Employee,
  ): Promise<LijstAnswer<AanvraagRij>> {
    return this.lists.read(APPLICATION_LIST, query, employee);
  }

  @Call('officeApplicationsCsv', { summary: 'The applications, for a spreadsheet' })
  @CsvFile()
  @EmployeesOnly()
  async csv(
    @Query() query: ApplicationListQueryDto,
    @CurrentEmployee() employee: Employee,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendCsv(reply, 'aanvragen', await this.lists.csv(APPLICATION_LIST, query, employee));
  }
}
