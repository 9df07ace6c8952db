package org.openjdk.jmh.bridge.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class InheritedArgumentsTest {

    private static final List<String> ARGUMENTS = List.of("-Xmx1g", "-ea", "-javaagent:jacoco.jar=x", "-Dkey=-ea",
            "-agentlib:jdwp=transport=dt_socket", "--add-opens=java.base/java.lang=ALL-UNNAMED", "-esa");

    @Test
    void agentsAndAssertions_areNotInherited() {
        assertEquals(List.of("-Xmx1g", "-Dkey=-ea", "--add-opens=java.base/java.lang=ALL-UNNAMED"),
                InheritedArguments.kept(ARGUMENTS, false));
        assertEquals(List.of("-ea", "-javaagent:jacoco.jar=x", "-agentlib:jdwp=transport=dt_socket", "-esa"),
                InheritedArguments.leftOut(ARGUMENTS, false));
    }

    @Test
    void moduleOptions_areNotInheritedFromModularTests() {
        List<String> modules =
                List.of("--module-path=a:b", "--patch-module=org.sample=c", "--add-reads=org.sample=ALL-UNNAMED",
                        "--add-modules=org.sample", "--add-opens=org.sample/org.sample=ALL-UNNAMED",
                        "--add-exports=jdk.compiler/com.sun.tools.javac.util=ALL-UNNAMED");
        assertEquals(modules, InheritedArguments.kept(modules, false));
        assertEquals(modules.subList(5, 6), InheritedArguments.kept(modules, true));
    }
}
