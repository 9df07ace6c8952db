/** Runs in the VM of the tests, with the project's JUnit. */
package org.openjdk.jmh.mutate.tests.worker;
