package org.openjdk.jmh.weaver;

import static org.openjdk.jmh.weaver.Snippet.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;

/**
 * Lists everything that differs from upstream, in the order of a run. The last line of each entry shows upstream's
 * source before and after.
 */
final class Patches {

    private static final String JMH = "org/openjdk/jmh/";
    private static final String RUNNER = JMH + "runner/";
    private static final String LINK = RUNNER + "link/";
    private static final String OPTIONS = RUNNER + "options/";

    private static final String BASE_RUNNER = RUNNER + "BaseRunner";
    private static final String RECONFIGURABLE_RUNNER = RUNNER + "ReconfigurableRunner";
    private static final String HOST_RUNNER = RUNNER + "Runner";
    private static final String HOOKED_RUNNER = RUNNER + "HookedRunner";
    private static final String OUTPUT_FORMAT = RUNNER + "format/OutputFormat";
    private static final String MODE = JMH + "annotations/Mode";
    static final int UPSTREAM_MODES = 5;
    private static final String MODES = JMH + "annotations/ReconfigurationModes";
    private static final String COMMAND_LINE = OPTIONS + "CommandLineOptions";
    private static final String COMMAND_LINE_RECONFIGURATION = OPTIONS + "CommandLineReconfiguration";
    private static final String MAIN = JMH + "Main";

    private static final String LATEX = JMH + "results/format/LaTeXResultFormat";
    private static final String RESULT_FORMAT_FACTORY = JMH + "results/format/ResultFormatFactory";

    private static final String BENCHMARK_PARAMS = type(JMH + "infra/BenchmarkParams");
    private static final String ITERATION_PARAMS = type(JMH + "infra/IterationParams");
    private static final String ITERATION_RESULT = type(JMH + "results/IterationResult");
    private static final String BENCHMARK_RESULT = type(JMH + "results/BenchmarkResult");
    private static final String ENTRY = type(RUNNER + "BenchmarkListEntry");
    private static final String STRING = "Ljava/lang/String;";

    private static final String MEASUREMENT_HOOK = "(I" + type(RECONFIGURABLE_RUNNER) + BENCHMARK_PARAMS + "I)I";
    private static final String DO_FORK = "(" + type(LINK + "BinaryLinkServer")
            + "Ljava/util/List;Ljava/io/File;Ljava/io/File;ZZ";
    private static final String KEPT_HOOK = "(Ljava/util/List;" + BENCHMARK_PARAMS + ")Ljava/util/List;";

    private Patches() {
    }

    /**
     * Returns all patches, in any order within a class. Upstream's class files are searched for the tables of switches.
     */
    static List<Patch> of(Map<String, byte[]> upstream) {
        List<Patch> all = new ArrayList<>(named());
        all.addAll(SwitchTable.in(upstream, MODE, UPSTREAM_MODES + 1));
        return all;
    }

    /** Returns the patches of classes whose names are the same in all releases. */
    static List<Patch> named() {
        return Stream.concat(ofRuns().stream(), TextPatches.all().stream()).toList();
    }

    private static List<Patch> ofRuns() {
        return List.of(
                new AddHiddenConstant(MODE, UPSTREAM_MODES, "Reconfigure", "re",
                        "Sampling time, dynamically reconfigured",
                        JMH + "annotations/DynamicMode", MODES),
                insert(MODE, "values", Site.beforeCall("[" + type(MODE), "clone", ""),
                        code().callStatic(MODES, "visible", "([" + type(MODE) + ")[" + type(MODE)),
                        "return $VALUES.clone();  =>  return ReconfigurationModes.visible($VALUES).clone();"),
                modeLoop("deepValueOf"),
                modeLoop("getKnown"),

                insert(RUNNER + "ForkedMain", "main", Site.entry(),
                        code().callStatic(MODES, "startFork", "()V"),
                        "main(argv) { ...  =>  { ReconfigurationModes.startFork(); ..."),

                new InsertInterface(OPTIONS + "Options", OPTIONS + "ReconfigurationOptions"),
                new InsertInterface(OPTIONS + "ChainedOptionsBuilder", OPTIONS + "ReconfigurationOptionsBuilder"),
                new InsertSuperclass(OPTIONS + "OptionsBuilder", "java/lang/Object", OPTIONS + "ReconfigurableOptions"),
                insert(OPTIONS + "OptionsBuilder", "parent", Site.entry(),
                        code().load("this", "other")
                                .callVirtual(OPTIONS + "OptionsBuilder", "inheritReconfiguration",
                                        "(" + type(OPTIONS + "Options") + ")V"),
                        "parent(other) { ...  =>  { inheritReconfiguration(other); ..."),
                new InsertSuperclass(COMMAND_LINE, "java/lang/Object", COMMAND_LINE_RECONFIGURATION),
                insert(COMMAND_LINE, "<init>", Site.beforeCall("joptsimple/OptionParser", "parse", ""),
                        code().load("this").swap()
                                .load("this").field(COMMAND_LINE, "parser", "Ljoptsimple/OptionParser;").swap()
                                .callVirtual(COMMAND_LINE, "prepare",
                                        "(Ljoptsimple/OptionParser;[" + STRING + ")[" + STRING),
                        "parser.parse(argv)  =>  parser.parse(prepare(parser, argv))"),
                insert(COMMAND_LINE, "<init>", Site.afterCall("joptsimple/OptionParser", "parse"),
                        code().duplicate().load("this").swap()
                                .callVirtual(COMMAND_LINE, "readReconfiguration", "(Ljoptsimple/OptionSet;)V"),
                        "set = parser.parse(argv);  =>  readReconfiguration(set);"),
                inMain(Site.insteadOfCall(COMMAND_LINE, "showHelp"),
                        code().callVirtual(COMMAND_LINE, "showAllHelp", "()V"),
                        "options.showHelp()  =>  options.showAllHelp()"),
                inMain(Site.insteadOfCall(COMMAND_LINE, "shouldListResultFormats"),
                        code().callVirtual(COMMAND_LINE, "shouldListFormatsOrCriteria", "()Z"),
                        "options.shouldListResultFormats()  =>  options.shouldListFormatsOrCriteria()"),
                inMain(Site.insteadOfCall(COMMAND_LINE, "listResultFormats"),
                        code().callVirtual(COMMAND_LINE, "listFormatsOrCriteria", "()V"),
                        "options.listResultFormats()  =>  options.listFormatsOrCriteria()"),
                inMain(Site.afterCall("java/io/PrintStream", "println").withText(
                        "No matching benchmarks. Miss-spelled regexp?"),
                        code().callStatic(RUNNER + "EmptyBenchmarkList", "explain", "()V"),
                        "println(no matching benchmarks);  =>  EmptyBenchmarkList.explain();"),
                inMain(Site.insteadOfCall(HOST_RUNNER, "run"),
                        code().load("cmdOptions").callStatic(RUNNER + "CommandLineRun", "run",
                                "(" + type(HOST_RUNNER) + type(COMMAND_LINE) + ")Ljava/util/Collection;"),
                        "runner.run();  =>  CommandLineRun.run(runner, cmdOptions);"),
                insert(RUNNER + "AbstractResourceReader", "getReaders",
                        Site.beforeCall("java/lang/RuntimeException", "<init>", "(" + STRING + ")V"),
                        code().callStatic(RUNNER + "EmptyBenchmarkList", "missing", "(" + STRING + ")" + STRING),
                        "new RuntimeException(message)  =>  (EmptyBenchmarkList.missing(message))"),

                new InsertSuperclass(JMH + "infra/BenchmarkParamsL2", JMH + "infra/BenchmarkParamsL1",
                        JMH + "infra/ReconfigurableParams"),
                new InsertSuperclass(HOST_RUNNER, BASE_RUNNER, HOOKED_RUNNER),
                new DelegateMethod(HOST_RUNNER, "run", "()Ljava/util/Collection;", "runAsUpstream", HOST_RUNNER,
                        "runOnce"),
                inRunner("createOutputFormat", Site.beforeCall("java/io/PrintStream", "<init>", "(" + STRING + ")V"),
                        code().load("options").callStatic(RUNNER + "OutputCheck", "check",
                                "(" + type(OPTIONS + "Options")
                                        + ")V"),
                        "new PrintStream(output)  =>  OutputCheck.check(options); new PrintStream(output)"),
                inRunner("internalRun", Site.insteadOfCall(JMH + "util/FileUtils", "touch"),
                        code().load("this").swap().callVirtual(HOST_RUNNER, "openResults", "(" + STRING + ")V"),
                        "FileUtils.touch(resultFile);  =>  openResults(resultFile);"),
                inRunner("runBenchmarks", Site.entry(),
                        code().load("this", "benchmarks")
                                .callVirtual(HOST_RUNNER, "wanted", "(Ljava/util/SortedSet;)Ljava/util/SortedSet;")
                                .store("benchmarks"),
                        "runBenchmarks(benchmarks) { ...  =>  { benchmarks = wanted(benchmarks); ..."),
                inRunner("runBenchmarks", Site.afterCall(HOST_RUNNER, "getActionPlans"),
                        code().load("this", "benchmarks")
                                .callVirtual(HOST_RUNNER, "showFindings", "(Ljava/util/Collection;)V"),
                        "plan = getActionPlans(benchmarks);  =>  showFindings(benchmarks);"),
                inRunner("runBenchmarks", Site.insteadOfCall("java/util/List", "iterator"),
                        code().load("this").swap()
                                .callVirtual(HOST_RUNNER, "scheduled", "(Ljava/util/List;)Ljava/util/Iterator;"),
                        "for (r : plan)  =>  for (r : scheduled(plan))"),
                listing("list"),
                listing("listWithParams"),
                listedPart("list", "listed"),
                listedPart("listWithParams", "listedWithParams"),
                inRunner("newBenchmarkParams", Site.beforeReturn(),
                        code().load("this").swap().load("benchmark", "mode")
                                .callVirtual(HOST_RUNNER, "reconfigure",
                                        "(" + BENCHMARK_PARAMS + ENTRY + type(RUNNER + "ActionMode") + ")"
                                                + BENCHMARK_PARAMS),
                        "return params;  =>  return reconfigure(params, benchmark, mode);"),
                inRunner("runSeparate", Site.afterCall(LINK + "BinaryLinkServer", "setPlan"),
                        code().load("this", "server", "actionPlan")
                                .callVirtual(HOST_RUNNER, "startForks", "(" + type(LINK + "BinaryLinkServer")
                                        + type(RUNNER + "ActionPlan") + ")V"),
                        "server.setPlan(actionPlan);  =>  startForks(server, actionPlan);"),
                inRunner("runSeparate", Site.insteadOfCall(OUTPUT_FORMAT, "startBenchmark"),
                        code().load("this").callStatic(HOOKED_RUNNER, "announce",
                                "(" + type(OUTPUT_FORMAT) + BENCHMARK_PARAMS + type(HOOKED_RUNNER) + ")V"),
                        "out.startBenchmark(params)  =>  announce(out, params, this)"),
                inRunner("runSeparate", Site.beforeComparison("i", "totalForks"),
                        code().load("this", "params", "i")
                                .callVirtual(HOST_RUNNER, "nextFork", "(" + BENCHMARK_PARAMS + "I)I")
                                .store("i"),
                        "for (i = 0; i < totalForks; i++)  =>  (i = nextFork(params, i)) < totalForks"),
                new WidenAccess(HOST_RUNNER, "internalRun", "()Ljava/util/Collection;"),
                new WidenAccess(HOST_RUNNER, "newBenchmarkParams",
                        "(" + ENTRY + type(RUNNER + "ActionMode") + ")" + BENCHMARK_PARAMS),
                new WidenAccess(HOST_RUNNER, "getActionPlans", "(Ljava/util/Set;)Ljava/util/List;"),
                new WidenAccess(HOST_RUNNER, "explodeAllParams", "(" + ENTRY + ")Ljava/util/List;"),
                new WidenAccess(HOST_RUNNER, "doFork", DO_FORK + ")Ljava/util/List;"),
                inRunner("runSeparate", Site.insteadOfCall(HOST_RUNNER, "doFork"),
                        code().load("params", "i").callVirtual(HOST_RUNNER, "measureFork",
                                DO_FORK + BENCHMARK_PARAMS + "I)Ljava/util/List;"),
                        "results = doFork(...)  =>  results = measureFork(..., params, i)"),
                inRunner("runSeparate", Site.afterCall(JMH + "util/Multimap", "put"),
                        code().load("this", "params", "br")
                                .callVirtual(HOST_RUNNER, "forkEnds", "(" + BENCHMARK_PARAMS + BENCHMARK_RESULT + ")V"),
                        "results.put(params, br);  =>  forkEnds(params, br);"),
                inRunner("runSeparate", Site.insteadOfCall(OUTPUT_FORMAT, "endBenchmark"),
                        code().load("this").callStatic(HOOKED_RUNNER, "visitEnds",
                                "(" + type(OUTPUT_FORMAT) + BENCHMARK_RESULT + type(HOOKED_RUNNER) + ")V"),
                        "out.endBenchmark(result)  =>  visitEnds(out, result, this)"),
                inRunner("runBenchmarks", Site.beforeCall(RUNNER + "RunnerException", "<init>", ""),
                        code().load("this").callVirtual(HOST_RUNNER, "interruptResults", "()V"),
                        "throw new RunnerException(...)  =>  interruptResults(); throw"),
                inRunner("addClasspath", Site.insteadOfCall("java/lang/System", "getProperty"),
                        code().callStatic(RUNNER + "RunnerClassPath", "of", "(" + STRING + ")" + STRING),
                        "System.getProperty(\"java.class.path\")  =>  RunnerClassPath.of(\"java.class.path\")"),
                inRunner("doFork", Site.beforeCall("java/lang/ProcessBuilder", "start", ""),
                        code().duplicate().load("reader")
                                .callStatic(HOOKED_RUNNER, "startFork",
                                        "(Ljava/lang/ProcessBuilder;" + type(LINK + "BinaryLinkServer") + ")V"),
                        "process = builder.start();  =>  startFork(builder, server); process = builder.start();"),
                inRunner("doFork", Site.afterCall("java/lang/ProcessBuilder", "start"),
                        code().duplicate().load("this").swap()
                                .callVirtual(HOST_RUNNER, "forkStarted", "(Ljava/lang/Process;)V"),
                        "process = builder.start();  =>  forkStarted(process);"),
                inRunner("doFork", Site.afterCall(LINK + "BinaryLinkServer", "waitFinish"),
                        code().load("this", "reader")
                                .callVirtual(HOST_RUNNER, "endFork", "(" + type(LINK + "BinaryLinkServer") + ")V"),
                        "server.waitFinish();  =>  endFork(server);"),
                inRunner("mergeRunResults", Site.beforeReturn(),
                        code().load("this").swap()
                                .callVirtual(HOST_RUNNER, "attachReconfiguration",
                                        "(Ljava/util/SortedSet;)Ljava/util/SortedSet;"),
                        "return results;  =>  return attachReconfiguration(results);"),
                inRunner("runBenchmarks", Site.afterCall(OUTPUT_FORMAT, "endRun"),
                        code().load("this", "runResults")
                                .callVirtual(HOST_RUNNER, "summarize", "(Ljava/util/Collection;)V"),
                        "out.endRun(runResults);  =>  summarize(runResults);"),

                inRunner("internalRun", Site.insteadOfCall(RESULT_FORMAT_FACTORY, "getInstance"),
                        code().load("this").callStatic(HOOKED_RUNNER, "resultFormat",
                                "(" + type(JMH + "results/format/ResultFormatType") + STRING + type(HOOKED_RUNNER)
                                        + ")"
                                        + type(JMH + "results/format/ResultFormat")),
                        "ResultFormatFactory.getInstance(type, file)  =>  resultFormat(type, file, this)"),

                insert(RUNNER + "format/TextReportFormat", "startBenchmark",
                        Site.afterCall(JMH + "infra/BenchmarkParams", "getJmhVersion"),
                        code().callStatic(RUNNER + "format/VersionLine", "withUpstream", "(" + STRING + ")" + STRING),
                        "\"# JMH version: \" + params.getJmhVersion()  =>  "
                                + "\"# JMH version: \" + VersionLine.withUpstream(params.getJmhVersion())"),
                insert(LATEX, "printLine", Site.afterCall(JMH + "infra/BenchmarkParams", "getParam"),
                        code().callStatic(JMH + "results/format/TableCell", "of", "(" + STRING + ")" + STRING),
                        "escape(params.getParam(p))  =>  escape(TableCell.of(params.getParam(p)))"),
                new InsertSuperclass(BASE_RUNNER, "java/lang/Object", RECONFIGURABLE_RUNNER),
                insert(BASE_RUNNER, "runBenchmarksEmbedded", Site.afterCall(OUTPUT_FORMAT, "startBenchmark"),
                        code().load("this", "params")
                                .callVirtual(BASE_RUNNER, "startEmbedded", "(" + BENCHMARK_PARAMS + ")V"),
                        "out.startBenchmark(params);  =>  startEmbedded(params);"),
                insert(BASE_RUNNER, "runBenchmarksEmbedded", Site.afterCall(OUTPUT_FORMAT, "endBenchmark"),
                        code().load("this", "params", "br")
                                .callVirtual(BASE_RUNNER, "embeddedEnds",
                                        "(" + BENCHMARK_PARAMS + BENCHMARK_RESULT + ")V"),
                        "out.endBenchmark(br);  =>  embeddedEnds(params, br);"),
                insert(BASE_RUNNER, "etaBeforeBenchmark", Site.insteadOfCall(OUTPUT_FORMAT, "println"),
                        code().load("this").callStatic(RECONFIGURABLE_RUNNER, "printProgress",
                                "(" + type(OUTPUT_FORMAT) + STRING + type(RECONFIGURABLE_RUNNER) + ")V"),
                        "out.println(progress)  =>  printProgress(out, progress, this)"),
                iterationLoop(Site.afterCall(JMH + "infra/IterationParams", "getCount").on("wp"),
                        code().load("this", "benchParams", "i")
                                .callStatic(RECONFIGURABLE_RUNNER, "lastWarmup",
                                        "(I" + type(RECONFIGURABLE_RUNNER) + BENCHMARK_PARAMS + "I)I"),
                        "i <= wp.getCount()  =>  i <= lastWarmup(wp.getCount(), this, benchParams, i)"),
                iterationLoop(measurementCount(Opcodes.IF_ICMPGT),
                        code().load("this", "benchParams", "i")
                                .callStatic(RECONFIGURABLE_RUNNER, "lastMeasurement", MEASUREMENT_HOOK),
                        "i <= mp.getCount()  =>  i <= lastMeasurement(mp.getCount(), this, benchParams, i)"),
                iterationLoop(measurementCount(Opcodes.IF_ICMPNE),
                        code().load("this", "benchParams", "i")
                                .callStatic(RECONFIGURABLE_RUNNER, "finalMeasurement", MEASUREMENT_HOOK),
                        "isLastIteration = i == mp.getCount()  =>  "
                                + "isLastIteration = i == finalMeasurement(mp.getCount(), this, benchParams, i)"),
                insert(BASE_RUNNER, "runBenchmarksEmbedded", Site.afterCall(BASE_RUNNER, "doSingle"),
                        code().load("res", "params")
                                .callStatic(RECONFIGURABLE_RUNNER, "kept", KEPT_HOOK)
                                .store("res"),
                        "doSingle(params, mode, acceptor);  =>  res = kept(res, params);"),
                iterationEnd("wp"),
                iterationEnd("mp"),
                new InsertSuperclass(RUNNER + "ForkedRunner", BASE_RUNNER, RUNNER + "RemoteDecisionRunner"),
                insert(RUNNER + "ForkedRunner", "<init>", Site.beforeReturn(),
                        code().load("this", "link")
                                .callVirtual(RUNNER + "ForkedRunner", "useLink",
                                        "(" + type(LINK + "BinaryLinkClient") + ")V"),
                        "this.link = link;  =>  useLink(link);"),

                new InsertSuperclass(LINK + "BinaryLinkClient", "java/lang/Object", LINK + "QuestionClient"),
                new WidenAccess(LINK + "BinaryLinkClient", "pushFrame", "(Ljava/io/Serializable;)V"),
                new WidenAccess(LINK + "BinaryLinkClient", "readFrame", "()Ljava/lang/Object;"),
                insert(LINK + "BinaryLinkClient", "<init>", Site.afterCall("java/net/Socket", "<init>"),
                        code().duplicate().load("hostPort")
                                .callStatic(LINK + "LinkToken", "show", "(Ljava/net/Socket;I)V"),
                        "clientSocket = new Socket(...);  =>  LinkToken.show(clientSocket, hostPort);"),
                new InsertSuperclass(LINK + "BinaryLinkServer", "java/lang/Object", LINK + "ObservedServer"),
                insert(LINK + "BinaryLinkServer$Acceptor", "run", Site.insteadOfCall("java/net/ServerSocket", "accept"),
                        server("Acceptor").swap()
                                .callVirtual(LINK + "BinaryLinkServer", "awaitFork",
                                        "(Ljava/net/ServerSocket;)Ljava/net/Socket;"),
                        "clientSocket = server.accept()  =>  clientSocket = link.awaitFork(server)"),
                new ReplaceInstantiation(LINK + "BinaryLinkServer$Handler", "run", "java/io/ObjectInputStream",
                        LINK + "LinkInputStream"),
                insert(LINK + "BinaryLinkServer$Handler", "run",
                        Site.insteadOfCall("java/io/ObjectInputStream", "readObject"),
                        server("Handler").swap()
                                .callVirtual(LINK + "BinaryLinkServer", "readFrame",
                                        "(Ljava/io/ObjectInputStream;)Ljava/lang/Object;"),
                        "obj = ois.readObject()  =>  obj = server.readFrame(ois)"),
                insert(LINK + "BinaryLinkServer$Handler", "handleInfra",
                        Site.beforeCall("java/io/ObjectOutputStream", "writeObject", ""),
                        server("Handler").load("req")
                                .callStatic(LINK + "ObservedServer", "reply", "(Ljava/lang/Object;"
                                        + type(LINK + "ObservedServer") + type(LINK + "InfraFrame")
                                        + ")Ljava/lang/Object;"),
                        "oos.writeObject(planFrame)  =>  oos.writeObject(reply(planFrame, server, req))"),
                insert(LINK + "BinaryLinkServer$Handler", "handleOutputFormat",
                        Site.afterCall("java/lang/reflect/Method", "invoke"),
                        server("Handler").load("frame")
                                .callVirtual(LINK + "BinaryLinkServer", "forwarded",
                                        "(" + type(LINK + "OutputFormatFrame") + ")V"),
                        "method.invoke(out, frame.args);  =>  server.forwarded(frame);"),

                new InsertSuperclass(JMH + "results/RunResult", "java/lang/Object",
                        JMH + "results/ReconfigurableResult"),
                insert(JMH + "results/format/JSONResultFormat", "writeOut",
                        Site.beforeCall("java/io/PrintWriter", "print", "").withText("}"),
                        code().load("pw", "runResult")
                                .callStatic(JMH + "results/format/ReconfigurationJson", "append",
                                        "(Ljava/io/PrintWriter;" + type(JMH + "results/RunResult") + ")V"),
                        "pw.print(\"}\")  =>  ReconfigurationJson.append(pw, runResult); pw.print(\"}\")"),

                new DelegateMethod(JMH + "util/Utils", "check", "(Ljava/lang/Class;" + STRING + ")V",
                        "checkWithUnsafe", JMH + "util/FieldLayout", "check"));
    }

    private static Patch inMain(Site site, Snippet code, String description) {
        return insert(MAIN, "main", site, code, description);
    }

    private static Patch inRunner(String method, Site site, Snippet code, String description) {
        return insert(HOST_RUNNER, method, site, code, description);
    }

    private static Patch insert(String target, String method, Site site, Snippet code, String description) {
        return new Insertion(target, method, "", site, code, description);
    }

    /** Loads the server of an inner class. */
    private static Snippet server(String inner) {
        return code().load("this").field(LINK + "BinaryLinkServer$" + inner, "this$0", type(LINK + "BinaryLinkServer"));
    }

    private static Patch modeLoop(String method) {
        return insert(MODE, method, Site.insteadOfCall(MODE, "values"),
                code().callStatic(MODES, "all", "()[" + type(MODE)),
                "for (type : values())  =>  for (type : ReconfigurationModes.all())");
    }

    private static Patch listing(String method) {
        return inRunner(method, Site.beforeReturn(),
                code().load("this", "benchmarks")
                        .callVirtual(HOST_RUNNER, "showFindingsBesideList", "(Ljava/util/Collection;)V"),
                "} of " + method + "()  =>  showFindingsBesideList(benchmarks); }");
    }

    private static Patch listedPart(String method, String hook) {
        return inRunner(method, Site.afterCall(RUNNER + "BenchmarkList", "find"),
                code().load("this").swap()
                        .callVirtual(HOST_RUNNER, hook, "(Ljava/util/SortedSet;)Ljava/util/SortedSet;"),
                "benchmarks = list.find(...) in " + method + "()  =>  benchmarks = " + hook + "(list.find(...))");
    }

    private static Patch iterationEnd(String phase) {
        return iterationLoop(Site.afterCall(OUTPUT_FORMAT, "iterationResult").with(phase),
                code().load("this", "benchParams", phase, "i", "ir")
                        .callVirtual(BASE_RUNNER, "iterationEnds",
                                "(" + BENCHMARK_PARAMS + ITERATION_PARAMS + "I" + ITERATION_RESULT + ")V"),
                "out.iterationResult(benchParams, " + phase + ", i, ir);  =>  iterationEnds(benchParams, "
                        + phase + ", i, ir);");
    }

    private static Site measurementCount(int comparison) {
        return Site.afterCall(JMH + "infra/IterationParams", "getCount").on("mp").followedBy(comparison);
    }

    private static Patch iterationLoop(Site site, Snippet code, String description) {
        return new Insertion(BASE_RUNNER, "runBenchmark",
                "(" + BENCHMARK_PARAMS + type(RUNNER + "BenchmarkHandler"), site, code, description);
    }

    private static String type(String internalName) {
        return "L" + internalName + ";";
    }
}
