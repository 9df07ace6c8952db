/** How the methods of benchmarks are recorded in production. */
package org.openjdk.jmh.production.settings;
