package org.openjdk.jmh.mutate.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.mutate.Project;
import org.openjdk.jmh.mutate.model.CheckedMutant;
import org.openjdk.jmh.mutate.model.MutantState;
import org.openjdk.jmh.mutate.model.MutateException;

class TestJudgeTest {

    private static final String SUBJECT = """
            package a;
            public class Subject {
                static int asked;
                boolean known;
                boolean ask() { asked++; return true; }
                public boolean counts() { return known && ask(); }
                public boolean alike() { return known || safe(); }
                boolean safe() { return true; }
                public boolean unseen() { return known || safe(); }
            }
            """;

    @TempDir
    Path root;

    @Test
    void mutants_areJudgedByTheTestsThatCoverThem() throws Exception {
        Project project = new Project(root).compiled("a/Subject.java", SUBJECT).test("a/SubjectTest.java", """
                package a;
                import static org.junit.jupiter.api.Assertions.*;
                import org.junit.jupiter.api.Test;
                class SubjectTest {
                    @Test void alike() { System.out.println("noise"); assertTrue(new Subject().alike()); }
                    @Test void counts() { new Subject().counts(); assertEquals(0, Subject.asked); }
                    @Test void failsAnyway() { fail(); }
                }
                """);
        Map<String, MutantState> states = judge(project, project.mutants(0, "soc")).stream().collect(Collectors.toMap(
                each -> each.mutant().method(), CheckedMutant::state));
        assertEquals(Map.of("counts()Z", MutantState.FAILS_TESTS, "alike()Z", MutantState.VALID, "unseen()Z",
                MutantState.UNTESTED), states);
        assertTrue(project.warnings().toString().contains("1 tests fail on the original"),
                project.warnings()::toString);
    }

    @Test
    void testThatEndsItsVm_costsOnlyItself() throws Exception {
        Project project = new Project(root).compiled("a/Subject.java", SUBJECT).test("a/ExitTest.java", """
                package a;
                class ExitTest {
                    @org.junit.jupiter.api.Test void exits() { Runtime.getRuntime().halt(3); }
                }
                """).test("a/SubjectTest.java", """
                package a;
                class SubjectTest {
                    @org.junit.jupiter.api.Test void alike() { new Subject().alike(); }
                }
                """);
        List<CheckedMutant> judged = judge(project, project.mutants(0, "soc"));
        assertEquals(1, judged.stream().filter(each -> each.state() == MutantState.VALID).count());
        assertTrue(project.warnings().toString().contains("a.ExitTest (the VM of the tests ended)"),
                project.warnings()::toString);
    }

    @Test
    void projectWithoutTests_isRefused() throws Exception {
        Project project = new Project(root).compiled("a/Subject.java", SUBJECT);
        List<CheckedMutant> mutants = project.mutants(0, "soc");
        MutateException mistake = assertThrows(MutateException.class, () -> judge(project, mutants));
        assertTrue(mistake.getMessage().startsWith("There are no classes named like tests"), mistake::getMessage);
    }

    private static List<CheckedMutant> judge(Project project, List<CheckedMutant> mutants) throws Exception {
        List<Path> classPath = new ArrayList<>(List.of(project.tests(), project.classes()));
        classPath.addAll(Project.ownClassPath());
        TestSettings settings = new TestSettings(List.of(project.tests()), classPath, project.work().originals(),
                Path.of("."), List.of(), Duration.ofMinutes(1), 1);
        return new TestJudge(settings, project.warnings()::add).judge(mutants, project.work());
    }
}
