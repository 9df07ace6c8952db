/** Plans how each test becomes a benchmark: by plain calls, through JUnit, or not at all. */
package org.openjdk.jmh.bridge.plan;
